import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { AGE_UNKNOWN_MS, NOT_LIVE_MS } from "../../clock/waits.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import { dataAgeWords } from "../../i18n/date-words.ts";
import styles from "./offline-strip.module.css";
import { useAnswers } from "../../data/device/use-online.ts";
import { useLasting } from "../../data/device/use-clock.ts";

/** How many answers there had been when the server was last found silent: from page to page it is not waited for again. */
let silentAt = -1;

export interface OfflineStripProps {
  readonly online: boolean;
  readonly live: boolean;
  /** When the data were last known to be up to date; null when they never were. */
  readonly at: Instant | null;
  readonly now: Instant;
}

export function OfflineStrip({ online, live, at, now }: OfflineStripProps) {
  const { i18n } = useLingui();
  const answers = useAnswers();
  const waits = online && !live;
  const late = useLasting(waits, NOT_LIVE_MS, answers) || (waits && silentAt === answers);
  useEffect(() => {
    if (late) silentAt = answers;
  }, [late, answers]);
  const nothingKnown = useLasting(at === null, AGE_UNKNOWN_MS);
  const data = at === null ? nothingKnown && <Trans>données incomplètes</Trans> : dataAgeWords(i18n, at, now);
  return (
    <output className={styles.region}>
      {!online || late ? (
        <span className={styles.strip}>
          <CloudOff aria-hidden="true" size={16} />
          <span>
            {online ? <Trans>Le serveur ne répond pas</Trans> : <Trans>Hors ligne</Trans>}
            {data && " — "}
            {data}
          </span>
        </span>
      ) : null}
    </output>
  );
}
