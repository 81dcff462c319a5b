import { Trans, useLingui } from "@lingui/react/macro";
import { EyeOff, Undo2 } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import type { PhotoArea } from "../../../data/photos/photo-area.ts";
import type { MaskLook } from "../../../data/photos/photo-mark.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { AreaWords, MaskAnswer } from "./mask-words.tsx";
import styles from "./mask-dialog.module.css";
import { MaskStage } from "./mask-stage.tsx";
import { MaskSteps } from "./mask-steps.tsx";
import { MaskTools, usualTool } from "./mask-tools.tsx";
import type { Masking } from "./use-masking.ts";

interface MaskDialogProps {
  readonly photo: PhotoRow;
  readonly url: string | undefined;
  readonly rank: number;
  readonly masking: Masking;
  /** By Escape, « Fermer » or a press outside, where that is something else than to be done. */
  readonly onLeave?: () => void;
  readonly doneWords?: ReactNode;
}

const FIRST_AREA: PhotoArea = { left: 0.36, top: 0.4, width: 0.28, height: 0.2 };

export function MaskDialog({ photo, url, rank, masking, onLeave, doneWords }: MaskDialogProps) {
  const { t } = useLingui();
  const [area, setArea] = useState(FIRST_AREA);
  const [tool, setTool] = useState(usualTool);
  const [look, setLook] = useState<MaskLook>("blur");
  const howId = useId();
  const { masked, mask, close } = masking;
  const isMasked = masked !== null && (tool === "brush" || ("area" in masked && masked.area === area));
  return (
    <Dialog
      title={t`Masquer une zone de la photo ${rank}`}
      open
      onClose={onLeave ?? close}
      placement="full"
      actions={
        <Actions
          masking={masking}
          isMasked={isMasked}
          isFraming={tool === "frame"}
          onMask={() => void mask({ look, area })}
          isPlaced={area !== FIRST_AREA}
          doneWords={doneWords}
        />
      }
    >
      <div className={styles.tool}>
        <MaskTools tool={tool} onTool={setTool} look={look} onLook={setLook} />
        <MaskStage
          url={url}
          alt={photo.alt === "" ? t`Photo ${rank}` : photo.alt}
          tool={tool}
          area={area}
          onPlace={setArea}
          onStroke={(stroke) => void mask({ look, stroke })}
          describedBy={howId}
        />
        {tool === "frame" ? (
          <div className={styles.keys}>
            <AreaWords area={area} />
            <p id={howId} className={styles.how}>
              <Trans>
                Au clavier : les flèches déplacent le cadre ; avec Majuscule, elles changent sa taille.
              </Trans>
            </p>
            <MaskSteps area={area} onPlace={setArea} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ActionsProps {
  readonly masking: Masking;
  readonly isMasked: boolean;
  readonly isFraming: boolean;
  readonly isPlaced: boolean;
  readonly onMask: () => void;
  readonly doneWords: ReactNode;
}

function Actions({
  masking,
  isMasked,
  isFraming,
  isPlaced,
  onMask,
  doneWords = <Trans>Terminer</Trans>,
}: ActionsProps) {
  const { isMasking, problem, canUndo, undo, close } = masking;
  // Whoever placed the frame and goes on must not take what is under it for hidden.
  const isLeft = isFraming && isPlaced && !isMasked;
  return (
    <>
      <MaskAnswer isMasking={isMasking} isMasked={isMasked} isFraming={isFraming} problem={problem} />
      <Button
        className={styles.action}
        icon={<Undo2 />}
        aria-disabled={isMasking || !canUndo}
        onClick={() => void undo()}
      >
        <Trans>Annuler</Trans>
      </Button>
      <Button
        className={styles.action}
        kind={isFraming ? "secondary" : "primary"}
        aria-disabled={isMasking}
        onClick={close}
      >
        {isLeft ? <Trans>Terminer sans masquer ce cadre</Trans> : doneWords}
      </Button>
      {isFraming ? (
        <Button
          kind="primary"
          icon={<EyeOff />}
          className={styles.action}
          aria-disabled={isMasking}
          onClick={onMask}
        >
          <Trans>Masquer cette zone</Trans>
        </Button>
      ) : null}
    </>
  );
}
