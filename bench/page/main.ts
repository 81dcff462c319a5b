import { changedDocument, pagesOf } from "../documents.ts";
import type { Mixture } from "../kinds-documents.ts";
import { FIRST_LIST, type Contender } from "./contender.ts";
import { firestore } from "./firestore.ts";
import { floor } from "./floor.ts";
import { parvis } from "./parvis.ts";
import type { ScreenName } from "./screen.tsx";
import { timed } from "./timed.ts";

const CONTENDERS = { floor, parvis, firestore } as const satisfies Record<string, () => Contender>;

export type ContenderName = keyof typeof CONTENDERS;

/** What the runner calls in the page. Every number is milliseconds. */
const BENCH = {
  firstPull: (name: ContenderName, count: number) => timed(() => CONTENDERS[name]().fill(pagesOf(count))),
  coldList: (name: ContenderName) =>
    timed(async () => {
      const rows = await CONTENDERS[name]().openAndList();
      if (rows.length !== FIRST_LIST) throw new Error(`${name} lists ${rows.length} rows.`);
    }),
  /** The first change is not counted: whoever watches a list begins to with it. */
  updates: async (name: ContenderName, count: number, turns: number) => {
    const contender = CONTENDERS[name]();
    await contender.openAndList();
    await contender.updateAndSee(changedDocument(count, 0));
    const times: number[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      times.push(await timed(() => contender.updateAndSee(changedDocument(count, turn))));
    }
    return times;
  },
  opening: async (screen: ScreenName) => {
    const { opening } = await import("./opening.ts");
    return opening(screen);
  },
  sendings: async (screen: ScreenName, count: number, turns: number) => {
    const { sendings } = await import("./sending.tsx");
    return sendings(screen, count, turns);
  },
  overlays: async (count: number, turns: number) => {
    const { overlays } = await import("./overlay.ts");
    return overlays(count, turns);
  },
  textSearches: async (count: number) => {
    const { textSearches } = await import("./text-search.ts");
    return textSearches(count);
  },
  fillKinds: async (mixture: Mixture, count: number) => {
    const { fillKinds } = await import("./kinds.ts");
    return fillKinds(mixture, count);
  },
  openKinds: async (mixture: Mixture) => {
    const { openKinds } = await import("./kinds.ts");
    return openKinds(mixture);
  },
  searchKinds: async (mixture: Mixture, count: number) => {
    const { searchKinds } = await import("./kinds.ts");
    return searchKinds(mixture, count);
  },
  searches: async () => {
    const { searches } = await import("./search.ts");
    return searches();
  },
};

declare global {
  var bench: typeof BENCH;
}

globalThis.bench = BENCH;
