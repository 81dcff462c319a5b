import { useCallback, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import { isIdentifier } from "../../domain/basics/identifier.ts";
import { ENTRIES } from "../../domain/navigation/entries.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { TakingShared } from "../../features/share/taking-shared.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import { OwnShell } from "../shell/own-shell.tsx";
import { onboardingPath } from "./no-such-city.tsx";

/** The photos wait; the choice of a commune leads back to them. */
const CHOOSE_FIRST = onboardingPath(ENTRIES.share);

/** The draft's id stands in the address at once, so that a reload goes on with the same draft. */
export function ShareRoute() {
  const cityId = useAppState(ownCityId);
  const device = useAppState((state) => state.device);
  const [query] = useSearchParams();
  const [freshId] = useState(newIdentifier);
  const navigate = useNavigate();
  const draftId = query.get("draft");
  const onTaken = useCallback(() => {
    if (cityId === undefined) return;
    void navigate(`${pathOf("MapNewAnomaly", { cityId })}?draft=${draftId}`, { replace: true });
  }, [cityId, draftId, navigate]);
  if (cityId === undefined) return <Navigate to={CHOOSE_FIRST} replace />;
  if (!isIdentifier(draftId)) return <Navigate to={`${ENTRIES.share}?draft=${freshId}`} replace />;
  if (device === undefined) return null;
  return (
    <OwnShell>
      <TakingShared device={device} cityId={cityId} draftId={draftId} onTaken={onTaken} />
    </OwnShell>
  );
}
