import { Clock } from "lucide-react";

import type { Pin } from "../pin.ts";
import type { PinLook } from "./map-item.ts";
import styles from "./pin-drawing.module.css";

const ICON_PX = { round: 20, square: 19, diamond: 17, bar: 16 } as const satisfies Record<
  Pin["shape"],
  number
>;
const SIZE = 44;

export function PinDrawing({ shape, tone, icon: Icon, waiting, quiet, selected }: PinLook) {
  const iconPx = ICON_PX[shape];
  const corner = (SIZE - iconPx) / 2;
  const body = (
    <>
      <Outline shape={shape} className={styles.halo} />
      <Outline shape={shape} className={styles.body} />
      <Icon className={styles.icon} x={corner} y={corner} size={iconPx} strokeWidth={2.25} />
      {waiting && (
        <g className={styles.clock}>
          <circle cx={35} cy={9} r={8} />
          <Clock x={29} y={3} size={12} strokeWidth={2.75} />
        </g>
      )}
    </>
  );
  const states = {
    "data-tone": tone,
    "data-quiet": quiet || undefined,
    "data-waiting": waiting || undefined,
    "aria-hidden": true,
  };
  if (!selected) {
    return (
      <svg {...states} className={styles.pin} viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE}>
        {body}
      </svg>
    );
  }
  return (
    <svg {...states} className={styles.pin} viewBox="0 0 60 80" width={60} height={80}>
      <path className={styles.stemHalo} d="M30 50V74" />
      <circle className={styles.stemHalo} cx={30} cy={74} r={3} />
      <path className={styles.stem} d="M30 50V74" />
      <circle className={styles.stem} cx={30} cy={74} r={3} />
      <g transform="translate(2.5 1) scale(1.25)">{body}</g>
    </svg>
  );
}

function Outline({
  shape,
  className,
}: {
  readonly shape: Pin["shape"];
  readonly className: string | undefined;
}) {
  if (shape === "round") return <circle className={className} cx={22} cy={22} r={17} />;
  if (shape === "square") return <rect className={className} x={6} y={6} width={32} height={32} rx={8} />;
  if (shape === "bar") return <rect className={className} x={4} y={11} width={36} height={22} rx={5} />;
  return (
    <rect className={className} x={8} y={8} width={28} height={28} rx={6} transform="rotate(45 22 22)" />
  );
}
