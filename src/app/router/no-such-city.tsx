import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { NO_CITY_ID } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { CITY_LOAD_FAILED } from "../../features/city-choice/city-load-failed.ts";
import { toast } from "../../ui/toast.ts";
import { useAppState, useAppStore } from "../app-state.ts";
import { changeCity } from "../city/current-city.ts";

export function useCityFailure(): void {
  const store = useAppStore();
  const cityFailed = useAppState(({ city }) => city.failed);
  const navigate = useNavigate();
  const { t } = useLingui();
  useEffect(() => {
    if (!cityFailed) return;
    changeCity(store, { kind: "failure-shown" });
    toast(t(CITY_LOAD_FAILED), "info");
    void navigate(onboardingPath(), { replace: true });
  }, [cityFailed, store, navigate, t]);
}

/** What stands in the address is no commune: it cannot be loaded (CITY-4). */
export function NoSuchCity() {
  const { t } = useLingui();
  const words = t(CITY_LOAD_FAILED);
  useEffect(() => toast(words, "info"), [words]);
  return <Navigate to={onboardingPath()} replace />;
}

export function onboardingPath(asked?: string): string {
  const path = pathOf("MapOnboarding", { cityId: NO_CITY_ID });
  return asked === undefined ? path : `${path}?redirect=${encodeURIComponent(asked)}`;
}
