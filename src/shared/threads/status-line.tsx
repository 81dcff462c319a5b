import { Trans, useLingui } from "@lingui/react/macro";
import type { StatusChange } from "../../domain/content/content.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { threadStatusWords } from "../../i18n/thread-status-words.ts";
import { DateWords } from "../collection/date-words.tsx";
import styles from "./thread.module.css";

interface StatusLineProps {
  readonly collection: ThreadSubject["collection"];
  readonly from: string;
  readonly step: StatusChange;
}

/** What became of the subject, among what was said of it. */
export function StatusLine({ collection, from, step }: StatusLineProps) {
  const { i18n } = useLingui();
  const [before, after] = [from, step.status].map((status) => threadStatusWords(i18n, collection, status));
  return (
    <p className={styles.status}>
      <Trans>
        Statut : {before} → {after}
      </Trans>{" "}
      · <DateWords at={step.at} />
    </p>
  );
}
