import { Trans, useLingui } from "@lingui/react/macro";
import type { I18n } from "@lingui/core";
import type { ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import { DEFAULT_CITY_SETTINGS } from "../../domain/city/city-settings.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { RefusalCode } from "../../domain/command/refusal.ts";
import type { Content } from "../../domain/content/content.ts";
import type { Thread, ThreadSubject } from "../../domain/thread/thread.ts";
import { writeProblem } from "../../domain/thread/write-problem.ts";
import { hideWords } from "../../i18n/hide-words.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { AddressLink } from "../drafts/address-link.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { ThreadStanding } from "./thread-standing.tsx";
import styles from "./thread.module.css";

interface Closed {
  /** Not even read. */
  readonly isHidden: boolean;
  /** In place of the composer. */
  readonly words: ReactNode;
}

/** Why this person does not write here; null for who may. */
export function useClosed(
  collection: ThreadSubject["collection"],
  about: Content,
  thread: Thread,
): Closed | null {
  const { i18n } = useLingui();
  const { actor, visiting = false } = useData();
  const now = useNow();
  const { mutedUntil = null, mutedFor } = useMembership(about.cityId) ?? {};
  const { guestMessages } = useCity(about.cityId) ?? DEFAULT_CITY_SETTINGS;
  const isHidden = thread.state === "hidden" && !isModeratorOf(actor, about.cityId);
  if (isHidden) return { isHidden, words: <ThreadStanding thread={thread} /> };
  if (visiting) {
    const words = <Trans>Seuls les habitants de cette commune écrivent dans ses discussions.</Trans>;
    return { isHidden, words: <p className={styles.soft}>{words}</p> };
  }
  const city = { id: about.cityId, guestMessages };
  const code = writeProblem({ actor, city, now, mutedUntil, collection, about, thread });
  if (code === undefined) return null;
  return { isHidden, words: closedWords(i18n, code, { mutedUntil, mutedFor, about }) };
}

/** What nobody else ever read was not hidden: the detail above says the same. */
function NotPublic({ about: { moderated } }: { readonly about: Content }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.soft}>
      {moderated?.isRefusal === true ? (
        <Trans>Ce contenu a été refusé avant publication.</Trans>
      ) : (
        refusalSentence(i18n, { code: "subject_hidden" })
      )}
    </p>
  );
}

interface Why {
  readonly about: Content;
  readonly mutedUntil: Instant | null;
  readonly mutedFor: string | undefined;
}

function closedWords(i18n: I18n, code: RefusalCode, why: Why): ReactNode {
  // Who locked it has said why, above.
  if (code === "thread_locked") return null;
  if (code === "subject_hidden") return <NotPublic about={why.about} />;
  if (code === "guests_read") return <AddressAsked />;
  return <p className={styles.soft}>{sentenceOf(i18n, code, why)}</p>;
}

/** What it takes to write here, and the way to it. */
function AddressAsked() {
  const { actor } = useData();
  return (
    <>
      <p className={styles.soft}>
        {actor.isGuest ? (
          <Trans>Créez un compte pour participer aux discussions de cette commune.</Trans>
        ) : (
          <Trans>Confirmez votre adresse pour participer aux discussions de cette commune.</Trans>
        )}
      </p>
      <AddressLink />
    </>
  );
}

function sentenceOf(i18n: I18n, code: RefusalCode, { mutedUntil, mutedFor }: Why): ReactNode {
  if (code === "thread_over")
    return <Trans>Cette discussion est close : 60 jours ont passé depuis la fin de son sujet.</Trans>;
  if (code === "muted" && mutedUntil !== null) {
    const why = hideWords(mutedFor);
    const until = <DateWords at={mutedUntil} whole />;
    if (why === undefined) return <Trans>La modération a suspendu vos messages. Fin : {until}.</Trans>;
    return (
      <Trans>
        La modération a suspendu vos messages. Motif : {i18n._(why)}. Fin : {until}.
      </Trans>
    );
  }
  return refusalSentence(i18n, { code });
}
