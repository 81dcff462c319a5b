import { Plural, Trans } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { Fragment, useState } from "react";
import { Link } from "react-router-dom";
import { useThread, type KnownThread } from "../../data/threads/use-thread.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import type { FromSubject } from "../../domain/navigation/from-list.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { threadEntries } from "../../domain/thread/thread-entries.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { Banner } from "../../ui/banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Composer } from "./composer.tsx";
import { Dock } from "./dock.tsx";
import { NoMessages } from "./no-messages.tsx";
import { OwnThreadDecision } from "./own-thread-decision.tsx";
import { ThreadEntries } from "./thread-entries.tsx";
import { ThreadLevel } from "./thread-level.tsx";
import { ThreadModeration } from "./thread-moderation.tsx";
import { ThreadStanding } from "./thread-standing.tsx";
import styles from "./thread.module.css";
import { useClosed } from "./use-closed.tsx";
import { useComposer, type MessageForm } from "./use-composer.ts";
import { useLastVisit } from "./use-last-visit.ts";

export interface ThreadBlockProps {
  readonly collection: ThreadSubject["collection"];
  readonly about: Content;
  /** It waits on this device: what is written under it leaves after it. */
  readonly isWaiting?: boolean;
  /** The discussion of what this repeats. */
  readonly goesOnIn?: Identifier | undefined;
  /** On a page of its own. */
  readonly isPage?: boolean;
}

/** The discussion under a content: the last block of its detail, and a page of its own. */
export function ThreadBlock({ isPage = false, isWaiting, ...subject }: ThreadBlockProps) {
  const { cityId, id, number } = subject.about;
  const waits = isWaiting ?? number === "";
  const [earliest, showFrom] = useState<number>();
  const known = useThread({ cityId, threadId: id, ...(earliest === undefined ? {} : { earliest }) });
  return (
    <section className={styles.thread} aria-labelledby={`thread-${id}`}>
      {isPage ? (
        <VisuallyHidden>
          <h2 id={`thread-${id}`}>
            <Trans>Messages</Trans>
          </h2>
        </VisuallyHidden>
      ) : (
        <div className={styles.heading}>
          <h2 id={`thread-${id}`}>
            <Trans>Discussion</Trans>
          </h2>
          <Link
            className={styles.page}
            to={pathOf("Thread", { cityId, threadId: id })}
            state={{ fromSubject: true } satisfies FromSubject}
          >
            <MessagesSquare aria-hidden="true" size={20} />
            <Trans>Ouvrir la discussion</Trans>
          </Link>
        </div>
      )}
      <ThreadLevel cityId={cityId} subject={{ collection: subject.collection, id }} />
      {known === undefined ? (
        <Skeleton count={3} />
      ) : (
        <Discussion
          {...subject}
          isPage={isPage}
          known={known}
          earliest={earliest}
          showFrom={showFrom}
          isWaiting={waits}
        />
      )}
    </section>
  );
}

interface DiscussionProps extends Pick<ThreadBlockProps, "collection" | "about" | "goesOnIn"> {
  readonly isPage: boolean;
  readonly isWaiting: boolean;
  readonly known: KnownThread;
  readonly earliest: number | undefined;
  readonly showFrom: (page: number) => void;
}

function Discussion(props: DiscussionProps) {
  const { collection, about, goesOnIn, isWaiting, isPage, known, earliest, showFrom } = props;
  const { cityId, id, history } = about;
  const views = known.talks.flatMap(({ first, answers }) => [first, ...answers]);
  const own = views.filter(({ mine }) => mine).map(({ message }) => message);
  const dependsOn = isWaiting ? id : null;
  const form = useComposer({ cityId, subject: { collection, id }, dependsOn, own });
  const closed = useClosed(collection, about, known.thread);
  const seen = useLastVisit(id, views);
  const from = earliest ?? known.pages - 1;
  const subject = { collection, id } as const;
  if (closed?.isHidden === true) return closed.words;
  const Place = isPage ? Dock : Fragment;
  return (
    <>
      <ThreadStanding thread={known.thread} />
      <OwnThreadDecision thread={known.thread} />
      <ThreadEntries
        collection={collection}
        entries={threadEntries(known.talks, history)}
        answer={known.answer}
        seen={seen}
        form={closed === null ? form : undefined}
        earlier={from > 2 ? () => showFrom(from - 1) : undefined}
      />
      {views.length === 0 ? (
        <NoMessages
          about={about}
          isWaiting={isWaiting}
          isPage={isPage}
          page={known.pages}
          mayWrite={closed === null}
        />
      ) : null}
      <VisuallyHidden>
        <output>
          <Plural value={views.length} _0="" one="# message" other="# messages" />
        </output>
      </VisuallyHidden>
      {goesOnIn === undefined ? null : <GoesOn cityId={cityId} threadId={goesOnIn} />}
      <ThreadModeration cityId={cityId} subject={subject} thread={known.thread} />
      <Place>
        <Writing cityId={cityId} form={form} closed={closed} />
      </Place>
    </>
  );
}

interface WritingProps {
  readonly cityId: CityId;
  readonly form: MessageForm;
  readonly closed: ReturnType<typeof useClosed>;
}

/** The same field before and after a discussion is closed: whoever is writing keeps the focus and the words. */
function Writing({ cityId, form, closed }: WritingProps) {
  const isClosed = closed !== null;
  return (
    <>
      {closed?.words}
      {isClosed && form.text === "" ? null : <Composer cityId={cityId} form={form} isClosed={isClosed} />}
    </>
  );
}

/** Whoever follows a duplicate follows what it repeats: what is written there is heard. */
function GoesOn(original: { readonly cityId: CityId; readonly threadId: Identifier }) {
  return (
    <Banner tone="info">
      <Trans>
        Ce signalement est un doublon.{" "}
        <Link to={pathOf("Thread", original)}>La discussion continue sous le signalement d’origine.</Link>
      </Trans>
    </Banner>
  );
}
