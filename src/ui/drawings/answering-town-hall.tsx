import { Drawing } from "./drawing.tsx";

/** A town hall with its flag, and what it says. */
export function AnsweringTownHall() {
  return (
    <Drawing>
      <path d="M6 80H114" />
      <path d="M14 80V44H66V80M10 44L40 26L70 44Z" />
      <path d="M40 26V10" />
      <path data-ink="warm" d="M40 10H54L50 14.5L54 19H40Z" />
      <path d="M34 80V62H46V80M24 54V64M56 54V64" />
      <path
        data-ink="blue"
        d="M78 30H108A5 5 0 0 1 113 35V51A5 5 0 0 1 108 56H92L84 64V56H78A5 5 0 0 1 73 51V35A5 5 0 0 1 78 30Z"
      />
      <path d="M84 43L90 49L102 37" />
    </Drawing>
  );
}
