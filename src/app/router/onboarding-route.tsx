import { useNavigate, useSearchParams } from "react-router-dom";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { ownPathOf } from "../../domain/navigation/own-path.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { CityChoicePage } from "../../features/city-choice/city-choice-page.tsx";
import { BareShell } from "../shell/bare-shell.tsx";
import { useChooseCity } from "./use-choose-city.ts";
import { StorageNotices } from "./storage-notices.tsx";

/** The choice of a commune, and the way to its map, or to the place that was asked for before there was one. */
export function OnboardingRoute() {
  const { known, online, choose } = useChooseCity();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = ownPathOf(query.get("redirect"));
  const onChoose = async ({ code }: { readonly code: CityId }): Promise<Result<void, unknown>> => {
    const result = await choose(code);
    if (result.ok) await navigate(asked ?? pathOf("MapAnomalies", { cityId: code }));
    return result;
  };
  return (
    <BareShell>
      <StorageNotices />
      <CityChoicePage known={known} online={online} onChoose={onChoose} />
    </BareShell>
  );
}
