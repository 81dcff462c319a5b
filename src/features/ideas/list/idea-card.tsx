import { Trans, useLingui } from "@lingui/react/macro";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import { ItemRow, type CardPlacement } from "../../../shared/collection/item-row.tsx";
import { RowFact } from "../../../shared/collection/row-frame.tsx";
import { contentSync } from "../../../shared/commands/content-sync.ts";
import { IdeaBadge } from "../idea-badge.tsx";
import { IDEA_FIELDS } from "../idea-looks.ts";
import { SupportCount } from "./support-count.tsx";

interface IdeaCardProps extends CardPlacement {
  readonly view: IdeaView;
  readonly threshold: number;
}

export function IdeaCard({ view, threshold, ...placement }: IdeaCardProps) {
  const { i18n } = useLingui();
  const { idea } = view;
  const [street = ""] = idea.address.split(",");
  return (
    <ItemRow
      {...placement}
      content={idea}
      title={ideaTitle(i18n, idea)}
      photo={idea.photos[0]}
      field={IDEA_FIELDS[idea.categoryId]}
      status={<IdeaBadge idea={idea} threshold={threshold} compact />}
      sync={contentSync(idea, view)}
      facts={
        <>
          <RowFact>
            <DateWords at={idea.createdAt} short />
          </RowFact>
          <RowFact shrinks>{idea.place === null ? <Trans>Toute la commune</Trans> : street}</RowFact>
        </>
      }
      counts={<SupportCount idea={idea} threshold={threshold} />}
    />
  );
}
