import { Trans, useLingui } from "@lingui/react/macro";
import type { OutboxRow } from "../../data/device/rows.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Refusal } from "../../domain/command/refusal.ts";
import { timeWords } from "../../i18n/date-words.ts";
import { namedFieldSentence } from "../../i18n/field-names.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import styles from "./offline.module.css";
import { TRANSIENT_WORDS } from "./sending-words.ts";

interface RowReasonProps {
  readonly row: OutboxRow;
  readonly online: boolean;
  readonly now: Instant;
}

/** Without network the panel says why nothing leaves, once for all; while it is tried again, the last failure says nothing any more. */
export function RowReason({ row, online, now }: RowReasonProps) {
  const { t, i18n } = useLingui();
  const { outcome, lastError, nextAttemptAt, state } = row;
  if (outcome?.state === "refused" || outcome?.state === "conflict") {
    return <RefusalReason refusal={outcome.refusal} />;
  }
  if (lastError === null || state !== "queued" || !online) return null;
  const time = timeWords(i18n, nextAttemptAt);
  return (
    <p className={styles.reason}>
      {t(TRANSIENT_WORDS[lastError])} {nextAttemptAt > now ? <Trans>Nouvel essai à {time}.</Trans> : null}
    </p>
  );
}

function RefusalReason({ refusal }: { readonly refusal: Refusal }) {
  const { i18n } = useLingui();
  const sentences = new Set((refusal.fields ?? []).map((problem) => namedFieldSentence(i18n, problem)));
  return (
    <div className={styles.refusal}>
      <p>{refusalSentence(i18n, refusal)}</p>
      {sentences.size === 0 ? null : (
        <ul>
          {[...sentences].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
