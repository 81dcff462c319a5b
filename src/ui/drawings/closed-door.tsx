import { Drawing } from "./drawing.tsx";

/** The same door, closed, with its keyhole. */
export function ClosedDoor() {
  return (
    <Drawing>
      <path d="M10 78H110" />
      <path data-ink="blue" d="M34 78V16H82V78Z" />
      <path d="M42 24H74V44H42ZM42 52H74V70H42Z" />
      <circle data-ink="warm" cx={77} cy={49} r={3.5} />
      <path d="M92 78V64M98 78V58M104 78V66" />
    </Drawing>
  );
}
