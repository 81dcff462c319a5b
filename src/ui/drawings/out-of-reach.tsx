import { Drawing } from "./drawing.tsx";

/** A cloud, a phone, and nothing between them yet. */
export function OutOfReach() {
  return (
    <Drawing>
      <path d="M62 40H94A14 14 0 0 0 94 12A20 20 0 0 0 58 16A12 12 0 0 0 62 40Z" />
      <rect data-ink="blue" x={20} y={34} width={26} height={46} rx={5} />
      <path d="M30 72H36" />
      <path d="M54 62L62 54M68 48L72 46" strokeDasharray="3 6" />
      <circle data-ink="warm" cx={33} cy={52} r={5} />
    </Drawing>
  );
}
