import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { AGE_UNKNOWN_MS } from "../../clock/waits.ts";
import { useLasting } from "../../data/device/use-clock.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import { useOpenings, type OpeningView } from "../../data/threads/use-openings.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { openingsPageOf } from "../../domain/thread/thread.ts";
import { ItemRow } from "../../shared/collection/item-row.tsx";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { MESSAGE_FIELD } from "./message-field.ts";
import styles from "./threads.module.css";

const SHOWN_AT_FIRST = 5;

const TITLE = <Trans>Discussions ouvertes par la commune</Trans>;

/** Discussions that moderators opened for everybody; nothing where there is none. */
export function CityThreads({ cityId }: { readonly cityId: CityId }) {
  const openings = useOpenings(cityId);
  const [isWhole, setWhole] = useState(false);
  if (openings === undefined) return null;
  if (openings.length === 0) return <NoneHere cityId={cityId} />;
  const shown = isWhole ? openings : openings.slice(0, SHOWN_AT_FIRST);
  return (
    <Section card title={TITLE}>
      <ul className={styles.list}>
        {shown.map((view) => (
          <li key={view.message.id}>
            <OpeningRow view={view} />
          </li>
        ))}
      </ul>
      {openings.length <= SHOWN_AT_FIRST ? null : (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? (
            <Trans>Afficher moins de discussions</Trans>
          ) : (
            <Trans>Afficher toutes les discussions</Trans>
          )}
        </Button>
      )}
    </Section>
  );
}

/** What was never read is not called none (P13). */
function NoneHere({ cityId }: { readonly cityId: CityId }) {
  const { at } = useFreshness(openingsPageOf(cityId), "messages");
  // The databases are opened by then: an age that is still unknown is none.
  const isMissing = useLasting(at === null, AGE_UNKNOWN_MS);
  const awaited = useAwaited(isMissing);
  if (!isMissing || awaited) return null;
  return (
    <Section card title={TITLE}>
      <p>
        <Trans>S’il y en a, elles ne sont pas encore sur cet appareil.</Trans>
      </p>
    </Section>
  );
}

function OpeningRow({ view: { message, sync } }: { readonly view: OpeningView }) {
  const { id, cityId, title } = message;
  return (
    <ItemRow
      content={message}
      title={title}
      heading="h3"
      photo={undefined}
      field={MESSAGE_FIELD}
      to={pathOf("Thread", { cityId, threadId: id })}
      facts={
        <MessageFacts
          message={message}
          // That the commune opened them is the heading of their list.
          badge={sync === null || sync === "sent" ? null : <SyncBadge sync={sync} compact />}
        />
      }
      counts={null}
    />
  );
}
