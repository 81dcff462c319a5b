import { Trans, useLingui } from "@lingui/react/macro";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { ideaPinLook } from "../map/idea-pins.ts";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { SentContent } from "../../../shared/sent/sent-content.tsx";

interface SentIdeaProps {
  readonly cityId: CityId;
  readonly city: City | null | undefined;
  readonly ideaId: Identifier;
  readonly row: OutboxRow | undefined;
  readonly view: IdeaView | null | undefined;
}

export function SentIdea({ cityId, city, ideaId, row, view }: SentIdeaProps) {
  const { t, i18n } = useLingui();
  const about = view?.idea;
  const number = about?.number ?? "";
  const title = about ? ideaTitle(i18n, about) : "";
  return (
    <SentContent
      row={row}
      shown={view?.sync}
      content={about}
      title={title}
      city={city}
      pin={about && { ...ideaPinLook(about), waiting: isUnsent(about, view) }}
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
