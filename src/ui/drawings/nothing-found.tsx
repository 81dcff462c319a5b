import { Drawing } from "./drawing.tsx";

/** A folded map under a magnifying glass that shows nothing. */
export function NothingFound() {
  return (
    <Drawing>
      <path d="M14 30L42 20L72 30L104 20V68L72 78L42 68L14 78Z" />
      <path d="M42 20V68M72 30V78" />
      <circle data-ink="blue" cx={62} cy={44} r={17} />
      <path d="M74 57L90 73" />
      <circle data-ink="warm" cx={24} cy={44} r={4} />
    </Drawing>
  );
}
