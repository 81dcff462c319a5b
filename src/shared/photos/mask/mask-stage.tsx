import { useLingui } from "@lingui/react/macro";
import { useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { grownBy, movedBy, type PhotoArea } from "../../../data/photos/photo-area.ts";
import { AREA_STEP } from "./area-step.ts";
import styles from "./mask-dialog.module.css";
import { useAreaDrag } from "./use-area-drag.ts";

interface MaskStageProps {
  readonly url: string | undefined;
  readonly alt: string;
  readonly area: PhotoArea;
  readonly onPlace: (area: PhotoArea) => void;
  readonly describedBy: string;
}

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-AREA_STEP, 0],
  ArrowRight: [AREA_STEP, 0],
  ArrowUp: [0, -AREA_STEP],
  ArrowDown: [0, AREA_STEP],
};

/** Until the photo says what it is: as most phones take them. */
const USUAL_RATIO = 4 / 3;

/**
 * The photo with a frame over it. The whole photo takes the finger; the frame takes the focus and the arrows, as an
 * application does: a screen reader hands it the keys.
 */
export function MaskStage({ url, alt, area, onPlace, describedBy }: MaskStageProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  const { shown, onPointerUp, ...drag } = useAreaDrag(area, onPlace);

  function onKeyDown(event: KeyboardEvent): void {
    const step = DIRECTIONS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPlace(event.shiftKey ? grownBy(area, ...step) : movedBy(area, ...step));
  }

  return (
    <div
      className={styles.stage}
      style={{ "--ratio": ratio } as CSSProperties}
      {...drag}
      onPointerUp={(event) => {
        onPointerUp(event);
        frame.current?.focus({ preventScroll: true });
      }}
    >
      <img
        className={styles.photo}
        src={url}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
      />
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={styles.frame}
        style={{
          left: percent(shown.left),
          top: percent(shown.top),
          width: percent(shown.width),
          height: percent(shown.height),
        }}
        role="application"
        aria-label={t`Cadre de la zone à masquer`}
        aria-describedby={describedBy}
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
    </div>
  );
}

function percent(fraction: number): string {
  return `${fraction * 100}%`;
}
