import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MaskedFigures } from "../../../domain/statistics/masked-statistics.ts";
import {
  MODERATION_FIGURE_NAMES,
  type ModerationFigures,
} from "../../../domain/statistics/moderation-figures.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { NumberTable } from "../../../ui/number-table.tsx";

const FIGURE_WORDS = {
  hidden12m: msg`Contenus masqués ou rendus non publics`,
  refused12m: msg`Contenus refusés avant publication`,
  held12m: msg`Contenus signalés à la modération, masqués le temps d’un examen`,
  restored12m: msg`Contenus montrés à nouveau`,
  contested12m: msg`Décisions contestées par leur auteur`,
  upheld12m: msg`Contestations : décision maintenue`,
  granted12m: msg`Contestations : décision changée`,
} as const satisfies Record<keyof ModerationFigures, MessageDescriptor>;

/** What moderators decided in a year, for everybody to read (MOD-12). Once there is any of it, each is told, zeros too. */
export function ModerationTable({ figures }: { readonly figures: Partial<MaskedFigures> }) {
  const { t, i18n } = useLingui();
  const rows = MODERATION_FIGURE_NAMES.map((key) => ({
    key,
    label: t(FIGURE_WORDS[key]),
    numbers: [maskedCountWords(i18n, figures[key] ?? 0)],
  }));
  if (MODERATION_FIGURE_NAMES.every((key) => (figures[key] ?? 0) === 0)) return null;
  return (
    <NumberTable
      caption={t`Modération depuis douze mois`}
      head={t`Décision`}
      columns={[t`Nombre`]}
      rows={rows}
    />
  );
}
