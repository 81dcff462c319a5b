import type { LoggedAct } from "../moderation/logged-act.ts";
import { DAY_MS } from "../basics/instant.ts";

/** What moderators did in the last twelve months, by the log of the commune: everybody reads how many of each. */
export interface ModerationFigures {
  /** Taken from the public, or left to the town hall alone. */
  readonly hidden12m: number;
  readonly restored12m: number;
  /** Never published. */
  readonly refused12m: number;
  /** Held back until a moderator looked, since enough people flagged it or it was said to tell personal data. */
  readonly held12m: number;
  readonly contested12m: number;
  /** The decision stayed as it was. */
  readonly upheld12m: number;
  /** The decision was changed. */
  readonly granted12m: number;
}

export const MODERATION_WINDOW_MS = 365 * DAY_MS;

const COUNTED_AS: { readonly [A in LoggedAct]?: keyof ModerationFigures } = {
  hidden: "hidden12m",
  kept_back: "hidden12m",
  restored: "restored12m",
  refused: "refused12m",
  held: "held12m",
  contested: "contested12m",
  upheld: "upheld12m",
  granted: "granted12m",
};

export const MODERATION_FIGURE_NAMES = [
  "hidden12m",
  "refused12m",
  "held12m",
  "restored12m",
  "contested12m",
  "upheld12m",
  "granted12m",
] as const satisfies readonly (keyof ModerationFigures)[];

/** @param acts of the entries of the window, one each */
export function moderationFigures(acts: readonly LoggedAct[]): ModerationFigures {
  const counts = Object.fromEntries(MODERATION_FIGURE_NAMES.map((name) => [name, 0])) as {
    -readonly [N in keyof ModerationFigures]: number;
  };
  for (const act of acts) {
    const name = COUNTED_AS[act];
    if (name !== undefined) counts[name] += 1;
  }
  return counts;
}
