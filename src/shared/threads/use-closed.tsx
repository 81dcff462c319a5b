import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import { DEFAULT_CITY_SETTINGS } from "../../domain/city/city-settings.ts";
import type { Content } from "../../domain/content/content.ts";
import type { Thread, ThreadSubject } from "../../domain/thread/thread.ts";
import { writeProblem } from "../../domain/thread/write-problem.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
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
  const { guestMessages } = useCity(about.cityId) ?? DEFAULT_CITY_SETTINGS;
  const isHidden = thread.state === "hidden" && !isModeratorOf(actor, about.cityId);
  if (isHidden) return { isHidden, words: <ThreadStanding thread={thread} /> };
  if (visiting) {
    const words = <Trans>Seuls les habitants de cette commune écrivent dans ses discussions.</Trans>;
    return { isHidden, words: <p className={styles.soft}>{words}</p> };
  }
  const city = { id: about.cityId, guestMessages };
  const code = writeProblem({ actor, city, now, collection, about, thread });
  if (code === undefined) return null;
  // Who locked it has said why, above.
  if (code === "thread_locked") return { isHidden, words: null };
  if (code === "thread_over") {
    const words = <Trans>Cette discussion est close : 60 jours ont passé depuis la fin de son sujet.</Trans>;
    return { isHidden, words: <p className={styles.soft}>{words}</p> };
  }
  return { isHidden, words: <p className={styles.soft}>{refusalSentence(i18n, { code })}</p> };
}
