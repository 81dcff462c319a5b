import { Trans, useLingui } from "@lingui/react/macro";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { SentContent } from "../../../shared/sent/sent-content.tsx";

interface SentIdeaProps {
  readonly cityId: CityId;
  readonly ideaId: Identifier;
  readonly row: OutboxRow | undefined;
  readonly view: IdeaView | null | undefined;
}

export function SentIdea({ cityId, ideaId, row, view }: SentIdeaProps) {
  const { t, i18n } = useLingui();
  const number = view?.idea.number ?? "";
  return (
    <SentContent
      row={row}
      content={view?.idea}
      title={view ? ideaTitle(i18n, view.idea) : ""}
      path={pathOf("MapIdea", { cityId, ideaId })}
      listPath={pathOf("MapIdeas", { cityId })}
      words={{
        sent: number === "" ? t`Idée envoyée` : t`Idée envoyée · n° ${number}`,
        refused: t`Cette idée a été refusée`,
        open: <Trans>Voir mon idée</Trans>,
        back: <Trans>Revenir aux idées</Trans>,
        pending: <Trans>Un modérateur la relira avant que tous la voient.</Trans>,
      }}
    />
  );
}
