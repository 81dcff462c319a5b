import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import { useId, useState } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import type { PhotoArea } from "../../../data/photos/photo-area.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { MASK_PROBLEM_WORDS } from "./mask-problem-words.ts";
import styles from "./mask-dialog.module.css";
import { MaskStage } from "./mask-stage.tsx";
import { MaskSteps } from "./mask-steps.tsx";
import type { Masking } from "./use-masking.ts";

interface MaskDialogProps {
  readonly photo: PhotoRow;
  readonly url: string | undefined;
  readonly rank: number;
  readonly masking: Masking;
}

const FIRST_AREA: PhotoArea = { left: 0.36, top: 0.4, width: 0.28, height: 0.2 };

export function MaskDialog({ photo, url, rank, masking }: MaskDialogProps) {
  const { t } = useLingui();
  const [area, setArea] = useState(FIRST_AREA);
  const howId = useId();
  const { isMasking, masked, problem, mask, close } = masking;
  return (
    <Dialog
      title={t`Masquer une zone de la photo ${rank}`}
      open
      onClose={close}
      actions={
        <>
          <MaskAnswer isMasking={isMasking} isMasked={masked === area} problem={problem} />
          <Button className={styles.action} aria-disabled={isMasking} onClick={close}>
            <Trans>Terminer</Trans>
          </Button>
          <Button
            kind="primary"
            icon={<EyeOff />}
            className={styles.action}
            aria-disabled={isMasking}
            onClick={() => void mask(area)}
          >
            <Trans>Masquer cette zone</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.tool}>
        <p>
          <Trans>Touchez ce qu’il faut cacher, ou tracez un cadre autour.</Trans>
        </p>
        <MaskStage
          url={url}
          alt={photo.alt === "" ? t`Photo ${rank}` : photo.alt}
          area={area}
          onPlace={setArea}
          describedBy={howId}
        />
        <AreaWords area={area} />
        <p id={howId} className={styles.how}>
          <Trans>
            Au clavier : les flèches déplacent le cadre ; avec Majuscule, elles changent sa taille. Une zone
            masquée devient grise pour de bon.
          </Trans>
        </p>
        <MaskSteps area={area} onPlace={setArea} />
      </div>
    </Dialog>
  );
}

/** Said at each step, and once at the end of a drag. */
function AreaWords({ area }: { readonly area: PhotoArea }) {
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
  readonly problem: Masking["problem"];
}

/** A frame that only lies over a face hides nothing yet: it is said until it does. */
function MaskAnswer({ isMasking, isMasked, problem }: MaskAnswerProps) {
  const { t, i18n } = useLingui();
  const words = (): string => {
    if (isMasking) return t`Masquage en cours…`;
    if (problem !== null) return i18n._(MASK_PROBLEM_WORDS[problem]);
    return isMasked
      ? t`Zone masquée. Placez le cadre ailleurs, ou terminez.`
      : t`Cette zone n’est pas encore masquée.`;
  };
  return (
    <output className={classes(styles.answer, !isMasking && problem !== null && styles.problem)}>
      {words()}
    </output>
  );
}
