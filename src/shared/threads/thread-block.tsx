import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import { useThread, type KnownThread } from "../../data/threads/use-thread.ts";
import { DEFAULT_CITY_SETTINGS } from "../../domain/city/city-settings.ts";
import type { Content } from "../../domain/content/content.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { writeProblem } from "../../domain/thread/write-problem.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { Composer } from "./composer.tsx";
import { MessageItem } from "./message-item.tsx";
import styles from "./thread.module.css";
import { useComposer } from "./use-composer.ts";

export interface ThreadBlockProps {
  readonly collection: ThreadSubject["collection"];
  readonly about: Content;
}

/** The discussion under a content: the last block of its detail, and a page of its own. */
export function ThreadBlock({ collection, about }: ThreadBlockProps) {
  const { cityId, id } = about;
  const [earliest, showFrom] = useState<number>();
  const known = useThread({ cityId, threadId: id, ...(earliest === undefined ? {} : { earliest }) });
  return (
    <section className={styles.thread} aria-labelledby={`thread-${id}`}>
      <h2 id={`thread-${id}`}>
        <Trans>Discussion</Trans>
      </h2>
      {known === undefined ? (
        <Skeleton count={3} />
      ) : (
        <Discussion
          collection={collection}
          about={about}
          known={known}
          earliest={earliest}
          showFrom={showFrom}
        />
      )}
    </section>
  );
}

interface DiscussionProps extends ThreadBlockProps {
  readonly known: KnownThread;
  readonly earliest: number | undefined;
  readonly showFrom: (page: number) => void;
}

function Discussion({ collection, about, known, earliest, showFrom }: DiscussionProps) {
  const { cityId, id, number } = about;
  const views = known.talks.flatMap(({ first, answers }) => [first, ...answers]);
  const own = views.filter(({ mine }) => mine).map(({ message }) => message);
  const dependsOn = number === "" ? id : null;
  const form = useComposer({ cityId, subject: { collection, id }, dependsOn, own });
  const closed = useClosed(about, known);
  const onAnswer = closed === null ? form.answer : undefined;
  const quotedBy = ({ message: { quoted } }: MessageView) =>
    views.find(({ message }) => message.id === quoted)?.message;
  const from = earliest ?? known.pages - 1;
  return (
    <>
      <Standing known={known} />
      {views.length === 0 ? (
        <p className={styles.soft}>
          <Trans>Personne n’a encore écrit.</Trans>
        </p>
      ) : null}
      {from > 2 ? (
        <Button onClick={() => showFrom(from - 1)}>
          <Trans>Afficher les messages précédents</Trans>
        </Button>
      ) : null}
      <ol className={styles.talks}>
        {known.talks.map(({ first, answers }) => (
          <li key={first.message.id}>
            <MessageItem view={first} quoted={quotedBy(first)} onAnswer={onAnswer} />
            {answers.length === 0 ? null : (
              <ol className={styles.answers}>
                {answers.map((view) => (
                  <li key={view.message.id}>
                    <MessageItem view={view} quoted={quotedBy(view)} onAnswer={onAnswer} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>
          <Plural value={views.length} _0="" one="# message" other="# messages" />
        </output>
      </VisuallyHidden>
      {closed ?? <Composer cityId={cityId} form={form} />}
    </>
  );
}

/** Why nobody writes here, and since when. */
function Standing({ known: { thread } }: { readonly known: KnownThread }) {
  if (thread === null || thread.state === "open") return null;
  return (
    <Banner tone="info" title={<Trans>Cette discussion est fermée aux réponses.</Trans>}>
      <p>
        <Lock aria-hidden="true" size={16} /> {thread.reason}
      </p>
      {thread.decidedAt === null ? null : <DateWords at={thread.decidedAt} whole />}
    </Banner>
  );
}

/** What stands in place of the composer for who may not write; null for who may. */
function useClosed(about: Content, { thread }: KnownThread): ReactNode {
  const { i18n } = useLingui();
  const { actor, visiting = false } = useData();
  const { guestMessages } = useCity(about.cityId) ?? DEFAULT_CITY_SETTINGS;
  if (visiting) {
    return (
      <p className={styles.soft}>
        <Trans>Seuls les habitants de cette commune écrivent dans ses discussions.</Trans>
      </p>
    );
  }
  const city = { id: about.cityId, guestMessages };
  const code = writeProblem({ actor, city, about, thread: thread ?? undefined });
  if (code === undefined) return null;
  return code === "thread_locked" ? <></> : <p className={styles.soft}>{refusalSentence(i18n, { code })}</p>;
}
