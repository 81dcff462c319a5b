import { Drawing } from "./drawing.tsx";

/** A square with its tree, a bench and the sun: nothing is wrong here. */
export function QuietSquare() {
  return (
    <Drawing>
      <circle data-ink="warm" cx={92} cy={20} r={9} />
      <path d="M8 76H112" />
      <path d="M20 76V42L38 28L56 42V76" />
      <path d="M33 76V60H43V76" />
      <path d="M80 76V56" />
      <circle data-ink="blue" cx={80} cy={46} r={14} />
      <path d="M60 68H72M62 68V76M70 68V76" />
    </Drawing>
  );
}
