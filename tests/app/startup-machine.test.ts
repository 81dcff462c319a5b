import { describe, expect, it } from "vitest";
import { localGuest } from "../../src/app/session/known-account.ts";
import { nextStartup } from "../../src/app/session/startup-machine.ts";
import type { DisabledNotice, Startup, StartupEvent } from "../../src/app/session/startup.ts";
import { accountOf } from "../../src/remote/auth/account.ts";

const account = (uid: string, isAnonymous: boolean, claims = {}) =>
  accountOf({ uid, isAnonymous, displayName: null }, claims);

const LOCAL = localGuest("0192");
const NOEMIE = account("guest-noemie", true);
const NEW_GUEST = account("guest-new", true);
const YANN = account("resident-yann", false);
const SOLENE = account("moderator-solene", false, { moderatorOfCities: { "35024": true } });
const NOTICE: DisabledNotice = { uid: YANN.uid, reason: "Propos injurieux", until: null };

const STATES = {
  "first start": { phase: "starting", known: undefined },
  "start, Yann known": { phase: "starting", known: YANN },
  "start, a guest known": { phase: "starting", known: NOEMIE },
  "start, a local guest known": { phase: "starting", known: LOCAL },
  "asking, nobody known": { phase: "asking", known: undefined },
  "asking, a guest known": { phase: "asking", known: NOEMIE },
  "asking, Yann known": { phase: "asking", known: YANN },
  "alone as a local guest": { phase: "alone", known: LOCAL, why: "offline" },
  "alone as a lost guest": { phase: "alone", known: NOEMIE, why: "failed" },
  "Yann unproven": { phase: "unproven", account: YANN },
  "Yann signed in": { phase: "signed-in", account: YANN },
  "a guest signed in": { phase: "signed-in", account: NOEMIE },
  "Yann disabled": { phase: "disabled", notice: NOTICE },
} as const satisfies Readonly<Record<string, Startup>>;

const EVENTS = {
  nobody: { kind: "nobody" },
  "Yann proven": { kind: "proven", account: YANN },
  "a new guest proven": { kind: "proven", account: NEW_GUEST },
  "Yann unproven": { kind: "unproven", account: YANN },
  "no network": { kind: "no-account", why: "offline", guest: LOCAL },
  "no answer": { kind: "no-account", why: "failed", guest: LOCAL },
  "try again": { kind: "try-again" },
  "Yann disabled": { kind: "disabled", notice: NOTICE },
  left: { kind: "left" },
  understood: { kind: "understood" },
} as const satisfies Readonly<Record<string, StartupEvent>>;

const STAY = "stays";
const FORGOTTEN = "asking nobody: forget-person, work-for-nobody, sign-in-as-guest";
const KEPT_FOR_YANN = "asking nobody: keep-for-owner, work-for-nobody, sign-in-as-guest";
const DISABLED = "disabled resident-yann: keep-notice, forget, work-for-nobody, sign-out";

/** Each row: a state, an event, and what comes of it, effects in their order. Pairs that are not here change nothing. */
const TABLE: Readonly<Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, string>>>> = {
  "first start": {
    nobody: "asking nobody: sign-in-as-guest",
    "Yann proven": "signed-in resident-yann: remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: work-for",
    "no network": "alone local-0192: remember, work-for",
    "no answer": "alone local-0192: remember, work-for, try-later",
  },
  "start, Yann known": {
    nobody: "asking resident-yann: sign-in-as-guest",
    "Yann proven": "signed-in resident-yann: remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: forget, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: work-for",
    "no network": "alone resident-yann: work-for",
    "no answer": "alone resident-yann: work-for, try-later",
  },
  "start, a guest known": {
    nobody: "asking guest-noemie: sign-in-as-guest",
    "Yann proven": "signed-in resident-yann: forget, remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: adopt, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: forget, work-for",
    "no network": "alone guest-noemie: work-for",
    "no answer": "alone guest-noemie: work-for, try-later",
  },
  "start, a local guest known": {
    nobody: "asking local-0192: sign-in-as-guest",
    "Yann proven": "signed-in resident-yann: adopt, remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: adopt, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: adopt, work-for",
    "no network": "alone local-0192: work-for",
    "no answer": "alone local-0192: work-for, try-later",
  },
  "asking, nobody known": {
    "Yann proven": "signed-in resident-yann: remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: remember, work-for",
    "Yann unproven": "unproven resident-yann: work-for",
    "no network": "alone local-0192: remember, work-for",
    "no answer": "alone local-0192: remember, work-for, try-later",
  },
  "asking, a guest known": {
    "Yann proven": "signed-in resident-yann: forget, remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: adopt, remember, work-for",
    "Yann unproven": "unproven resident-yann: forget, work-for",
    "no network": "alone guest-noemie: work-for",
    "no answer": "alone guest-noemie: work-for, try-later",
  },
  "asking, Yann known": {
    "Yann proven": "signed-in resident-yann: remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: forget, remember, work-for",
    "Yann unproven": "unproven resident-yann: work-for",
    "no network": "alone resident-yann: work-for",
    "no answer": "alone resident-yann: work-for, try-later",
  },
  "alone as a local guest": {
    nobody: "asking local-0192: sign-in-as-guest",
    "Yann proven": "signed-in resident-yann: adopt, remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: adopt, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: adopt, work-for",
    "try again": "asking local-0192: sign-in-as-guest",
  },
  "alone as a lost guest": {
    nobody: "asking guest-noemie: sign-in-as-guest",
    "Yann proven": "signed-in resident-yann: forget, remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: adopt, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: forget, work-for",
    "try again": "asking guest-noemie: sign-in-as-guest",
  },
  "Yann unproven": {
    nobody: KEPT_FOR_YANN,
    "Yann proven": "signed-in resident-yann: remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: forget, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: work-for",
    "Yann disabled": DISABLED,
    left: FORGOTTEN,
  },
  "Yann signed in": {
    nobody: KEPT_FOR_YANN,
    "Yann proven": "signed-in resident-yann: remember, work-for",
    "a new guest proven": "signed-in guest-new: forget, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: work-for",
    "Yann disabled": DISABLED,
    left: FORGOTTEN,
  },
  "a guest signed in": {
    nobody: "asking guest-noemie: sign-in-as-guest",
    "Yann proven": "signed-in resident-yann: forget, remember, work-for, refresh-claims",
    "a new guest proven": "signed-in guest-new: forget, remember, work-for, refresh-claims",
    "Yann unproven": "unproven resident-yann: forget, work-for",
    left: FORGOTTEN,
  },
  "Yann disabled": {
    "Yann proven": "disabled resident-yann: sign-out",
    "a new guest proven": "signed-in guest-new: drop-notice, forget, remember, work-for, refresh-claims",
    understood: "asking nobody: drop-notice, sign-in-as-guest",
  },
};

const ROWS = (Object.keys(STATES) as (keyof typeof STATES)[]).flatMap((from) =>
  (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map((event) => ({
    from,
    event,
    becomes: TABLE[from][event] ?? STAY,
  })),
);

function told(from: Startup, event: StartupEvent): string {
  const { state, effects } = nextStartup(from, event);
  if (state === from && effects.length === 0) return STAY;
  return `${state.phase} ${whoIn(state)}: ${effects.map((effect) => effect.do).join(", ")}`;
}

function whoIn(state: Startup): string {
  if (state.phase === "disabled") return state.notice.uid;
  const who = "account" in state ? state.account : state.known;
  return who?.uid ?? "nobody";
}

describe("the start-up", () => {
  it.each(ROWS)("$from + $event: $becomes [AUTH-1, AUTH-4, AUTH-7]", ({ from, event, becomes }) => {
    expect(told(STATES[from], EVENTS[event])).toBe(becomes);
  });

  it("keeps the roles of the last time on screen while they cannot be proven [AUTH-5, F51]", () => {
    const { state } = nextStartup(
      { phase: "starting", known: SOLENE },
      { kind: "unproven", account: account(SOLENE.uid, false) },
    );
    expect(state).toEqual({ phase: "unproven", account: SOLENE });
  });

  it("adopts before it works for the account, so that nothing is missing for a moment [P1, F2]", () => {
    const { effects } = nextStartup(STATES["alone as a local guest"], EVENTS["a new guest proven"]);
    expect(effects[0]).toEqual({ do: "adopt", from: LOCAL, account: NEW_GUEST });
  });

  it("never gives one person's things to another, in any pair of states [P8, F61]", () => {
    const adopted = Object.values(STATES).flatMap((from) =>
      Object.values(EVENTS).flatMap((event) =>
        nextStartup(from, event).effects.flatMap((effect) => (effect.do === "adopt" ? [effect.from] : [])),
      ),
    );
    expect(adopted.length).toBeGreaterThan(0);
    expect(adopted.filter(({ isGuest }) => !isGuest)).toEqual([]);
  });
});
