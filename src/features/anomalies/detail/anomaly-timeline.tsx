import { useLingui } from "@lingui/react/macro";
import type { AnomalyStep } from "../../../domain/anomaly/anomaly.ts";
import { PRECISION_CODE } from "../../../domain/anomaly/precision-code.ts";
import { UNCONTESTED_CODE } from "../../../domain/anomaly/resolve-claimed.ts";
import { rejectWords } from "../../../i18n/reject-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { Timeline } from "../../../shared/collection/timeline.tsx";
import { STATUS_ICONS } from "../words/status-looks.ts";

export function AnomalyTimeline({ history }: { readonly history: readonly AnomalyStep[] }) {
  const { t, i18n } = useLingui();
  return (
    <Timeline
      history={history}
      iconOf={({ status }) => STATUS_ICONS[status]}
      labelOf={({ code, status }) =>
        code === PRECISION_CODE ? t`Précision de l’auteur` : i18n._(STATUS_WORDS[status].label)
      }
      whyOf={({ code }) => {
        if (code === UNCONTESTED_CODE) return t`Automatiquement : personne ne l’a contesté en 14 jours.`;
        const words = code === undefined ? undefined : rejectWords(code);
        return words === undefined ? "" : i18n._(words);
      }}
      isOfItself={({ code }) => code === UNCONTESTED_CODE}
    />
  );
}
