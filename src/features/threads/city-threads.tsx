import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useOpenings, type OpeningView } from "../../data/threads/use-openings.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { AUTHOR_KIND_WORDS } from "../../i18n/anomaly-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { ItemRow, RowFact } from "../../shared/collection/item-row.tsx";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { MESSAGE_FIELD } from "./message-field.ts";
import { OpenedBadge } from "./opened-badge.tsx";
import styles from "./opening.module.css";

const SHOWN_AT_FIRST = 5;

/** Discussions that moderators opened for everybody; nothing where there is none. */
export function CityThreads({ cityId }: { readonly cityId: CityId }) {
  const openings = useOpenings(cityId) ?? [];
  const [isWhole, setWhole] = useState(false);
  if (openings.length === 0) return null;
  const shown = isWhole ? openings : openings.slice(0, SHOWN_AT_FIRST);
  return (
    <Section card title={<Trans>Discussions ouvertes par la commune</Trans>}>
      <ul className={styles.list}>
        {shown.map((view) => (
          <li key={view.message.id}>
            <OpeningRow view={view} />
          </li>
        ))}
      </ul>
      {shown.length === openings.length ? null : (
        <Button onClick={() => setWhole(true)}>
          <Trans>Afficher toutes les discussions</Trans>
        </Button>
      )}
    </Section>
  );
}

function OpeningRow({ view: { message, sync } }: { readonly view: OpeningView }) {
  const { i18n } = useLingui();
  const { id, cityId, title, authorName, authorKind, createdAt } = message;
  return (
    <ItemRow
      id={id}
      cityId={cityId}
      title={title}
      heading="h3"
      photo={undefined}
      field={MESSAGE_FIELD}
      to={pathOf("Thread", { cityId, threadId: id })}
      facts={
        <>
          {sync === null || sync === "sent" ? <OpenedBadge /> : <SyncBadge sync={sync} compact />}
          <RowFact shrinks>{authorName === "" ? i18n._(AUTHOR_KIND_WORDS[authorKind]) : authorName}</RowFact>
          <RowFact>
            <DateWords at={createdAt} short />
          </RowFact>
        </>
      }
      counts={null}
    />
  );
}
