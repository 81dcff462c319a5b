import styles from "./square-drawing.module.css";

/** Decorative: houses and trees round a paved square. */
export function SquareDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 560 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g opacity="0.35">
        <path d="M0 170 H560 M0 196 H560 M0 222 H560" />
        {PAVING.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g fill="var(--paper)">
        <path d="M24 170 V104 L64 76 L104 104 V170 Z" />
        <path d="M104 170 V88 H176 V170 Z" />
        <path d="M214 170 V96 H346 V170 Z M214 96 L280 58 L346 96 Z" />
        <path d="M268 58 V34 H292 V58" />
        <path d="M392 170 V92 L424 68 L456 92 V170 Z" />
        <path d="M456 170 V108 H536 V170 Z" />
      </g>
      <path d="M268 170 V134 a12 12 0 0 1 24 0 V170 M234 116 v18 M326 116 v18 M280 74 v10" />
      <path d="M48 118 h12 v16 h-12 z M72 118 h12 v16 h-12 z M120 106 h12 v16 h-12 z M148 106 h12 v16 h-12 z" />
      <path d="M416 112 h14 v18 h-14 z M474 126 h12 v16 h-12 z M504 126 h12 v16 h-12 z" />
      <g fill="var(--success-wash)" stroke="var(--success)">
        <path d="M195 170 v-22" />
        <circle cx="195" cy="136" r="15" />
        <path d="M369 170 v-22" />
        <circle cx="369" cy="134" r="17" />
      </g>
      {PINS.map(({ x, y }) => (
        <g key={x} fill="var(--primary)" stroke="var(--paper)">
          <path d={`M${x} ${y} c-7 -10 -15 -15 -15 -25 a15 15 0 0 1 30 0 c0 10 -8 15 -15 25 Z`} />
          <circle cx={x} cy={y - 25} r="5" fill="var(--paper)" stroke="none" />
        </g>
      ))}
    </svg>
  );
}

const PINS = [
  { x: 150, y: 216 },
  { x: 320, y: 206 },
  { x: 440, y: 224 },
] as const;

const PAVING = [170, 196, 222].flatMap((top, row) =>
  Array.from({ length: 12 }, (_, column) => `M${column * 52 + (row % 2) * 26} ${top} v26`),
);
