import { useLingui } from "@lingui/react/macro";
import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref } from "react";
import { grownBy, movedBy, type PhotoArea } from "../../../data/photos/photo-area.ts";
import type { PhotoStroke } from "../../../data/photos/photo-mark.ts";
import { AREA_STEP } from "./area-step.ts";
import styles from "./mask-dialog.module.css";
import type { MaskTool } from "./mask-tools.tsx";
import { StrokeDrawing } from "./stroke-drawing.tsx";
import { useAreaDrag } from "./use-area-drag.ts";
import { usePinch } from "./use-pinch.ts";
import { useStroke } from "./use-stroke.ts";

interface MaskStageProps {
  readonly url: string | undefined;
  readonly alt: string;
  readonly tool: MaskTool;
  readonly area: PhotoArea;
  readonly onPlace: (area: PhotoArea) => void;
  readonly onStroke: (stroke: PhotoStroke) => void;
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

/** The photo, painted on with a finger or framed; two fingers zoom it. */
export function MaskStage({ url, alt, tool, area, onPlace, onStroke, describedBy }: MaskStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  const { shown, letGo: letGoOfFrame, ...drag } = useAreaDrag(area, onPlace);
  const { shown: painted, letGo: letGoOfBrush, ...brush } = useStroke(onStroke);
  const { zoom, ...pinch } = usePinch(() => {
    letGoOfFrame();
    letGoOfBrush();
  });
  const framing = {
    ...drag,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      drag.onPointerUp(event);
      frame.current?.focus({ preventScroll: true });
    },
  };
  return (
    <div className={styles.window} {...pinch}>
      <div
        className={styles.stage}
        style={
          {
            "--ratio": ratio,
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
          } as CSSProperties
        }
        {...(tool === "brush" ? brush : framing)}
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
        {painted === null ? null : <StrokeDrawing stroke={painted} ratio={ratio} />}
        {tool === "frame" ? (
          <Frame ref={frame} area={area} shown={shown} onPlace={onPlace} describedBy={describedBy} />
        ) : null}
      </div>
    </div>
  );
}

interface FrameProps extends Pick<MaskStageProps, "area" | "onPlace" | "describedBy"> {
  readonly ref: Ref<HTMLDivElement>;
  readonly shown: PhotoArea;
}

/** Takes the focus and the arrows, as an application does: a screen reader hands it the keys. */
function Frame({ ref, area, shown, onPlace, describedBy }: FrameProps) {
  const { t } = useLingui();
  function onKeyDown(event: KeyboardEvent): void {
    const step = DIRECTIONS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPlace(event.shiftKey ? grownBy(area, ...step) : movedBy(area, ...step));
  }
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ref}
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
    </>
  );
}

function percent(fraction: number): string {
  return `${fraction * 100}%`;
}
