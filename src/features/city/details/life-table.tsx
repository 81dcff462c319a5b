import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useData } from "../../../data/data-context.ts";
import { isModeratorOf } from "../../../domain/account/actor.ts";
import { LIFE_FIGURE_NAMES, type LifeFigures } from "../../../domain/statistics/life-figures.ts";
import type { MaskedFigures } from "../../../domain/statistics/masked-statistics.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { NumberTable } from "../../../ui/number-table.tsx";

const FIGURE_WORDS = {
  residents: msg`Comptes rattachés à la commune`,
  active30d: msg`Personnes qui ont publié depuis 30 jours`,
  waiting: msg`Contenus à examiner par un modérateur`,
  flagsOpen: msg`Contenus signalés à la modération, pas encore examinés`,
  messages30d: msg`Messages depuis 30 jours`,
  activitiesUpcoming: msg`Activités à venir`,
  activities30d: msg`Activités dans les 30 jours`,
  participants30d: msg`Participations à ces activités`,
  ideasOpen: msg`Idées qui recueillent des soutiens`,
  ideasAtThreshold: msg`Idées arrivées au seuil`,
  ideasAccepted: msg`Idées retenues ou en cours`,
  ideasDone: msg`Idées réalisées`,
  ideasDeclined: msg`Idées non retenues`,
  supports: msg`Soutiens donnés`,
  supports30d: msg`Soutiens depuis 30 jours`,
} as const satisfies Record<keyof LifeFigures, MessageDescriptor>;

/** What waits for moderators: a backlog says nothing to residents, and much to who has to read it. */
const WAITING: ReadonlySet<keyof LifeFigures> = new Set(["waiting", "flagsOpen"]);

/**
 * People, activities and ideas: what there is none of is not listed, nor is what waits for its moderators, but to them. No bars:
 * one is no part of another.
 */
export function LifeTable({ figures }: { readonly figures: Partial<MaskedFigures> }) {
  const { t, i18n } = useLingui();
  const { actor } = useData();
  const isTold = isModeratorOf(actor, useCityId());
  const rows = LIFE_FIGURE_NAMES.flatMap((key) => {
    const count = figures[key] ?? 0;
    return count === 0 || (WAITING.has(key) && !isTold)
      ? []
      : [{ key, label: t(FIGURE_WORDS[key]), numbers: [maskedCountWords(i18n, count)] }];
  });
  if (rows.length === 0) return null;
  return (
    <NumberTable
      caption={t`Activités, idées et habitants`}
      head={t`Mesure`}
      columns={[t`Nombre`]}
      rows={rows}
    />
  );
}
