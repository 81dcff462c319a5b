import { milliseconds } from "./numbers.ts";

/** What is asked of a measured number. */
export interface Target {
  readonly says: string;
  readonly measured: number;
  readonly isMet: (measured: number) => boolean;
  readonly words: (measured: number) => string;
}

export const times = (value: number): string => `${value.toFixed(1)} ×`;

export function atMostTimesTheFloor(measured: number, max = 2): Target {
  return {
    says: `cold open + first list, Parvis ÷ floor, at most ${max} ×`,
    measured,
    isMet: (value) => value <= max,
    words: times,
  };
}

export function timesFasterThanFirestore(measured: number, min = 10): Target {
  return {
    says: `cold open + first list, Firestore's cache ÷ Parvis, at least ${min} ×`,
    measured,
    isMet: (value) => value >= min,
    words: times,
  };
}

export function sentOnScreen(measured: number, maxMs = 100): Target {
  return {
    says: `« Envoyer » → card in the list, 95 of 100 within ${maxMs} ms`,
    measured,
    isMet: (value) => value <= maxMs,
    words: milliseconds,
  };
}

export function communesFound(measured: number, maxMs = 10): Target {
  return {
    says: `a letter typed → communes found, 95 of 100 within ${maxMs} ms`,
    measured,
    isMet: (value) => value <= maxMs,
    words: milliseconds,
  };
}

export function overlaid(measured: number, maxMs = 10): Target {
  return {
    says: `a command kept → every view of 20,000 reports, 95 of 100 within ${maxMs} ms`,
    measured,
    isMet: (value) => value <= maxMs,
    words: milliseconds,
  };
}

/** One line each; true when all are met. */
export function judge(targets: readonly Target[]): boolean {
  console.log("");
  for (const { says, measured, isMet, words } of targets)
    console.log(`${isMet(measured) ? "PASS" : "MISS"}  ${words(measured).padStart(9)}  ${says}`);
  return targets.every(({ measured, isMet }) => isMet(measured));
}

/** Of what was measured; nothing of the rest. */
export function targetsOf<T>(
  measured: T | undefined,
  asked: (measured: T) => readonly Target[],
): readonly Target[] {
  return measured === undefined ? [] : asked(measured);
}
