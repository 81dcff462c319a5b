import { useLingui } from "@lingui/react/macro";
import { LocateFixed } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./map-legend.module.css";
import type { MapWays } from "./use-map-ways.ts";

export function LocateButton({ isLocating, locate }: Pick<MapWays, "isLocating" | "locate">) {
  const { t } = useLingui();
  return (
    <IconButton
      className={styles.button}
      label={isLocating ? t`Recherche de votre position…` : t`Ma position`}
      icon={<LocateFixed />}
      aria-disabled={isLocating}
      onClick={locate}
    />
  );
}
