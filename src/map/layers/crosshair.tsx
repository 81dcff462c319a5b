import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import type { MapTexts } from "../map-texts.ts";
import styles from "./crosshair.module.css";

interface CrosshairProps {
  readonly texts: Pick<MapTexts, "placeHere" | "placed">;
  readonly isPlaced: boolean;
  readonly onPlace: () => void;
  /** What is known of the place, above the button. */
  readonly children: ReactNode;
}

/** A pin that stands still over a map that moves: its tip is the place. */
export function Crosshair({ texts, isPlaced, onPlace, children }: CrosshairProps) {
  return (
    <>
      <svg className={styles.pin} viewBox="0 0 40 52" width={40} height={52} aria-hidden="true">
        <ellipse className={styles.shadow} cx={20} cy={49} rx={7} ry={2.5} />
        <path className={styles.halo} d={DROP} />
        <path className={styles.drop} d={DROP} />
        <circle className={styles.eye} cx={20} cy={19} r={6.5} />
      </svg>
      <div className={styles.pill}>
        {children}
        <Button
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
