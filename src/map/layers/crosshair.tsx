import { Check } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { PlacingParts } from "../commune-map-props.ts";
import type { MapTexts } from "../map-texts.ts";
import styles from "./crosshair.module.css";

interface CrosshairProps extends Partial<PlacingParts> {
  readonly texts: Pick<MapTexts, "placeHere" | "placed">;
  readonly isPlaced: boolean;
  readonly isBare: boolean;
  readonly onPlace: () => void;
}

/** A pin that stands still over a map that moves: its tip is the place. */
export function Crosshair(props: CrosshairProps) {
  const { texts, isPlaced, isBare, onPlace, renderAbout, buttonId, problemId } = props;
  return (
    <>
      <svg className={styles.pin} viewBox="0 0 40 52" width={40} height={52} aria-hidden="true">
        <ellipse className={styles.shadow} cx={20} cy={49} rx={7} ry={2.5} />
        <path className={styles.halo} d={DROP} />
        <path className={styles.drop} d={DROP} />
        <circle className={styles.eye} cx={20} cy={19} r={6.5} />
      </svg>
      <div className={styles.pill} data-wrong={problemId !== undefined}>
        <div className={styles.words}>{renderAbout?.(isBare)}</div>
        <Button
          id={buttonId}
          aria-describedby={problemId}
          kind={isPlaced ? "secondary" : "primary"}
          icon={isPlaced ? <Check /> : undefined}
          className={isPlaced ? styles.done : undefined}
          onClick={onPlace}
        >
          {isPlaced ? texts.placed : texts.placeHere}
        </Button>
      </div>
    </>
  );
}

const DROP = "M20 48C20 48 36 31 36 19A16 16 0 0 0 4 19C4 31 20 48 20 48Z";
