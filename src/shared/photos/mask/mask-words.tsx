import { Trans, useLingui } from "@lingui/react/macro";
import type { PhotoArea } from "../../../data/photos/photo-area.ts";
import { classes } from "../../../ui/classes.ts";
import { MASK_PROBLEM_WORDS } from "./mask-problem-words.ts";
import styles from "./mask-dialog.module.css";
import type { Masking } from "./use-masking.ts";

/** Said at each step, and once at the end of a drag. */
export function AreaWords({ area }: { readonly area: PhotoArea }) {
  const left = percent(area.left);
  const top = percent(area.top);
  const width = percent(area.width);
  const height = percent(area.height);
  return (
    <output className={styles.where}>
      <Trans>
        Cadre à {left} % du bord gauche et {top} % du haut ; largeur {width} %, hauteur {height} %.
      </Trans>
    </output>
  );
}

function percent(fraction: number): number {
  return Math.round(fraction * 100);
}

interface MaskAnswerProps {
  readonly isMasking: boolean;
  readonly isMasked: boolean;
  readonly isFraming: boolean;
  readonly problem: Masking["problem"];
}

/** A frame that only lies over a face hides nothing yet: it is said until it does. */
export function MaskAnswer({ isMasking, isMasked, isFraming, problem }: MaskAnswerProps) {
  const { t, i18n } = useLingui();
  const words = (): string => {
    if (isMasking) return t`Masquage en cours…`;
    if (problem !== null) return i18n._(MASK_PROBLEM_WORDS[problem]);
    if (isMasked) return t`Zone masquée.`;
    return isFraming
      ? t`Cette zone n’est pas encore masquée.`
      : t`Passez le doigt sur ce qu’il faut cacher. Deux doigts pour zoomer.`;
  };
  return (
    <output className={classes(styles.answer, !isMasking && problem !== null && styles.problem)}>
      {words()}
    </output>
  );
}
