import { Trans, useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import type { StatusChange } from "../../domain/content/content.ts";
import { noNameOf } from "../../i18n/anomaly-words.ts";
import { DateWords } from "./date-words.tsx";
import styles from "./timeline.module.css";

interface TimelineProps<Step extends StatusChange> {
  readonly history: readonly Step[];
  readonly iconOf: (step: Step) => LucideIcon;
  readonly labelOf: (step: Step) => string;
  /** Why, in our words; empty where none are ours. */
  readonly whyOf?: (step: Step) => string;
  /** Nobody took it. */
  readonly isOfItself?: (step: Step) => boolean;
  /** What the page already says above: its reason is not said twice. */
  readonly saidAbove?: Step | undefined;
}

/** Where a content has been, step by step, when, by whom and why: alike on every detail. */
export function Timeline<Step extends StatusChange>({ history, ...step }: TimelineProps<Step>) {
  if (history.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>Suivi</Trans>
      </h3>
      <ol className={styles.timeline}>
        {history.map((change) => (
          <li key={`${change.at} ${change.status}`} className={styles.step}>
            <TimelineStep change={change} {...step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TimelineStepProps<Step extends StatusChange> extends Omit<TimelineProps<Step>, "history"> {
  readonly change: Step;
}

function TimelineStep<Step extends StatusChange>(props: TimelineStepProps<Step>) {
  const { change, iconOf, labelOf, whyOf = () => "", isOfItself = () => false, saidAbove } = props;
  const { at, byKind, byName } = change;
  const { i18n } = useLingui();
  return (
    <>
      {createElement(iconOf(change), { className: styles.icon, "aria-hidden": "true", size: 20 })}
      <div>
        <p className={styles.status}>{labelOf(change)}</p>
        <p className={styles.who}>
          <DateWords at={at} whole />
          {isOfItself(change) ? null : ` · ${byName === "" ? i18n._(noNameOf(byKind)) : byName}`}
        </p>
        <Reason words={whyOf(change)} />
        {change === saidAbove ? null : <Reason words={change.reason} />}
      </div>
    </>
  );
}

function Reason({ words }: { readonly words: string }) {
  return words === "" ? null : <p className={styles.reason}>{words}</p>;
}
