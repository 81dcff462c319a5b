import { Drawing } from "./drawing.tsx";

/** A door that stands open, and nobody at a desk before it. */
export function OpenDoor() {
  return (
    <Drawing>
      <path d="M10 78H110" />
      <path d="M34 78V16H82V78" />
      <path data-ink="blue" d="M34 16L62 26V84L34 78Z" />
      <circle data-ink="warm" cx={55} cy={54} r={3.5} />
      <path d="M92 78V64M98 78V58M104 78V66" />
    </Drawing>
  );
}
