import { Trans, useLingui } from "@lingui/react/macro";
import type { PhotoProblem } from "../../data/photos/image-problem.ts";
import styles from "./photo-field.module.css";
import { PHOTO_PROBLEM_WORDS } from "./photo-problem-words.ts";

interface AddingStateProps {
  readonly isAdding: boolean;
  readonly problem: PhotoProblem["code"] | null;
}

/** How far a photo that was chosen has come, and why it was not taken. */
export function AddingState({ isAdding, problem }: AddingStateProps) {
  const { i18n } = useLingui();
  return (
    <output className={styles.problem}>
      {isAdding ? <Trans>Préparation de la photo…</Trans> : null}
      {problem === null ? null : i18n._(PHOTO_PROBLEM_WORDS[problem])}
    </output>
  );
}
