import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { Idea } from "../../../domain/idea/idea.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import styles from "./idea-detail.module.css";
import parts from "../../../shared/collection/detail-parts.module.css";

interface SupportProgressProps {
  readonly idea: Pick<Idea, "supportsCount" | "guestSupportsCount" | "status">;
  readonly threshold: number;
  /** False where nobody of the commune would study it. */
  readonly isAnswered: boolean;
}

/** How far an idea is, in numbers first (IDEA-4). */
export function SupportProgress({ idea, threshold, isAnswered }: SupportProgressProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { supportsCount: count, guestSupportsCount: guests = 0, status } = idea;
  const missing = threshold - count;
  const of = numberWords(i18n, threshold);
  // Once the commune or its author has decided, they change nothing any more.
  const isSaid = isAnswered && (status === "open" || (missing <= 0 && status === "review"));
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>
        <Plural
          value={count}
          _0={`Aucun soutien sur ${of}`}
          one={`# soutien sur ${of}`}
          other={`# soutiens sur ${of}`}
        />
      </label>
      <progress id={id} className={styles.bar} max={threshold} value={Math.min(count, threshold)} />
      {!isSaid ? null : (
        <span className={parts.soft}>
          {missing > 0 ? (
            <Plural
              value={missing}
              one="Encore # soutien pour que la commune l’étudie."
              other="Encore # soutiens pour que la commune l’étudie."
            />
          ) : (
            <Trans>Elle a réuni les soutiens qu’il faut pour que la commune l’étudie.</Trans>
          )}
        </span>
      )}
      {guests === 0 ? null : (
        <span className={parts.soft}>
          <Plural
            value={guests}
            one="Et # soutien sans adresse confirmée, compté à part."
            other="Et # soutiens sans adresse confirmée, comptés à part."
          />
        </span>
      )}
    </div>
  );
}
