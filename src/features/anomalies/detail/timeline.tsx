import { Trans, useLingui } from "@lingui/react/macro";
import { isStaff } from "../../../domain/account/actor.ts";
import type { AnomalyStep } from "../../../domain/anomaly/anomaly.ts";
import { UNCONTESTED_CODE } from "../../../domain/anomaly/resolve-claimed.ts";
import { PRECISION_CODE } from "../../../domain/anomaly/precision-code.ts";
import { AUTHOR_KIND_WORDS, NO_NAME } from "../../../i18n/anomaly-words.ts";
import { rejectWords } from "../../../i18n/reject-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import { STATUS_ICONS } from "../words/status-looks.ts";
import styles from "./timeline.module.css";

export function Timeline({ history }: { readonly history: readonly AnomalyStep[] }) {
  return (
    <section>
      <h3>
        <Trans>Suivi</Trans>
      </h3>
      <ol className={styles.timeline}>
        {history.map((change) => (
          <li key={`${change.at} ${change.status}`} className={styles.step}>
            <Step change={change} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ change }: { readonly change: AnomalyStep }) {
  const { i18n } = useLingui();
  const { at, status, reason, byKind, byName, code } = change;
  const Icon = STATUS_ICONS[status];
  const isOfficial = isStaff(byKind);
  const nobody = isOfficial ? AUTHOR_KIND_WORDS[byKind] : NO_NAME;
  return (
    <>
      <Icon className={styles.icon} aria-hidden="true" size={20} />
      <div>
        <p className={styles.status}>
          {code === PRECISION_CODE ? (
            <Trans>Précision de l’auteur</Trans>
          ) : (
            i18n._(STATUS_WORDS[status].label)
          )}
        </p>
        <p className={styles.who}>
          <DateWords at={at} whole />
          {code === UNCONTESTED_CODE ? null : ` · ${byName === "" ? i18n._(nobody) : byName}`}
        </p>
        {code === undefined ? null : <Code code={code} />}
        {reason === "" ? null : <p className={styles.reason}>{reason}</p>}
      </div>
    </>
  );
}

function Code({ code }: { readonly code: string }) {
  const { i18n } = useLingui();
  if (code === UNCONTESTED_CODE)
    return (
      <p className={styles.reason}>
        <Trans>Automatiquement : personne ne l’a contesté en 14 jours.</Trans>
      </p>
    );
  const words = rejectWords(code);
  return words === undefined ? null : <p className={styles.reason}>{i18n._(words)}</p>;
}
