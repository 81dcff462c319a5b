import { useLingui } from "@lingui/react/macro";
import { LocateFixed } from "lucide-react";
import { MapButton } from "../../map/map-button.tsx";
import type { MapWays } from "./use-map-ways.ts";

export function LocateButton({ isLocating, locate }: Pick<MapWays, "isLocating" | "locate">) {
  const { t } = useLingui();
  return (
    <MapButton
      label={isLocating ? t`Recherche de votre position…` : t`Ma position`}
      icon={<LocateFixed />}
      aria-disabled={isLocating}
      onClick={locate}
    />
  );
}
