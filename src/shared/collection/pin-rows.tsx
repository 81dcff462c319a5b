import type { ComponentProps } from "react";
import { PinDrawing } from "../../map/markers/pin-drawing.tsx";
import styles from "./pin-rows.module.css";

export interface PinRow extends Pick<ComponentProps<typeof PinDrawing>, "shape" | "tone" | "icon"> {
  readonly waiting?: boolean;
  readonly text: string;
}

/** A legend: what each pin says. */
export function PinRows({ rows }: { readonly rows: readonly PinRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ text, waiting = false, ...look }) => (
        <li key={text} className={styles.row}>
          <PinDrawing {...look} waiting={waiting} selected={false} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
