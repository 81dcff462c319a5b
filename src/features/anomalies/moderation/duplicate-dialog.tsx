import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { mayBeOriginal } from "../../../domain/anomaly/mark-duplicate.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { distanceM } from "../../../domain/place/distance.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { reportsSaying } from "../search/found-on-device.ts";
import type { CorrectionDialogProps } from "./correction-dialog-props.ts";

const SHOWN_MAX = 6;

/** Which report says the same: the nearest, or what the search finds. */
export function DuplicateDialog({ anomaly, onSend, onClose }: CorrectionDialogProps) {
  const { t, i18n } = useLingui();
  const views = useAnomalies(anomaly.cityId);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Identifier | null>(null);
  const others = originalsOf(anomaly, views ?? []);
  const found = text.trim() === "" ? others : reportsSaying(i18n, text, others);
  const shown = found.slice(0, SHOWN_MAX);
  return (
    <FormDialog
      title={t`Indiquer un doublon`}
      submitWords={<Trans>C’est un doublon</Trans>}
      icon={<Copy />}
      open
      onClose={onClose}
      check={() => (chosen === null ? [{ field: "duplicateOf", code: "required" }] : [])}
      onSend={() => onSend({ of: "duplicate", to: { duplicateOf: chosen } })}
    >
      {(problem) => (
        <>
          <p>
            <Trans>Celles et ceux qui le suivent suivront le signalement d’origine.</Trans>
          </p>
          <SearchField
            label={t`Chercher par numéro, titre ou adresse`}
            placeholder={t`Titre, rue, numéro…`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={keepOpen}
          />
          {views !== undefined && shown.length === 0 ? (
            <p>
              <Trans>Aucun signalement trouvé.</Trans>
            </p>
          ) : null}
          <Choice<Identifier>
            legend={<Trans>Quel est le signalement d’origine ?</Trans>}
            options={shown.map((other) => ({
              value: other.anomaly.id,
              label: anomalyTitle(i18n, other.anomaly),
              hint: `${other.anomaly.number} · ${distanceWords(i18n, distanceM(anomaly.place, other.anomaly.place))} · ${t(STATUS_WORDS[other.anomaly.status].label)}`,
            }))}
            value={chosen}
            onChange={setChosen}
            problem={problem("duplicateOf")}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The search is not what is sent. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** Of the same category first, then the nearest. One that the city does not have yet is none. */
function originalsOf(about: Anomaly, views: readonly AnomalyView[]): readonly AnomalyView[] {
  const { id, categoryId, place } = about;
  const rank = ({ anomaly }: AnomalyView): number => (anomaly.categoryId === categoryId ? 0 : 1);
  const metres = ({ anomaly }: AnomalyView): number => distanceM(place, anomaly.place);
  return views
    .filter(({ anomaly }) => anomaly.id !== id && anomaly.number !== "" && mayBeOriginal(anomaly, about))
    .toSorted((a, b) => rank(a) - rank(b) || metres(a) - metres(b));
}
