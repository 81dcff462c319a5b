import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ItemTexts } from "../../../shared/city/use-map-texts.ts";

/** Of a map whose pins are anomalies. */
export function useAnomalyTexts(): ItemTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      help: t`Flèches pour se déplacer, plus et moins pour zoomer, Entrée pour parcourir les anomalies, Échap pour sortir.`,
      cluster: (count, open) => {
        const anomalies = t`${plural(count, { one: "# anomalie", other: "# anomalies" })}`;
        return t`${anomalies}, dont ${plural(open, { one: "# ouverte", other: "# ouvertes" })}`;
      },
    }),
    [t],
  );
}
