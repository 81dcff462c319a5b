import type { Account } from "../../remote/auth/account.ts";
import { isLocalGuest } from "./known-account.ts";
import type { OfflineReason, DisabledNotice, Startup, StartupEffect, StartupEvent } from "./startup.ts";

export interface Step {
  readonly state: Startup;
  readonly effects: readonly StartupEffect[];
}

const FORGET: readonly StartupEffect[] = [{ do: "forget" }, { do: "work-for-nobody" }];
const LEAVE: readonly StartupEffect[] = [{ do: "forget-person" }, { do: "work-for-nobody" }];

/** The start-up, one event at a time. It does nothing itself: whoever runs it does what the effects say, in their order. */
export function nextStartup(state: Startup, event: StartupEvent): Step {
  switch (event.kind) {
    case "nobody":
      return onNobody(state);
    case "proven":
      return onProven(state, event.account);
    case "unproven":
      return onUnproven(state, event.account);
    case "no-account":
      return onNoAccount(state, event);
    case "try-again":
      return onTryAgain(state);
    case "disabled":
      return onDisabled(state, event.notice);
    case "left":
      return onLeft(state);
    case "understood":
      return onUnderstood(state);
  }
}

function onTryAgain(state: Startup): Step {
  return state.phase === "alone" ? asking(state.known) : stay(state);
}

function onLeft(state: Startup): Step {
  return hasAccount(state) ? asking(undefined, LEAVE) : stay(state);
}

function onUnderstood(state: Startup): Step {
  return state.phase === "disabled" ? asking(undefined, [{ do: "drop-notice" }]) : stay(state);
}

function keptFor(account: Account): readonly StartupEffect[] {
  return [{ do: "keep-for-owner", account }, { do: "work-for-nobody" }];
}

/** A guest whose account vanished goes on with what is on the device; anybody else's data stay closed until they sign in (F62). */
function onNobody(state: Startup): Step {
  switch (state.phase) {
    case "starting":
    case "alone":
      return asking(state.known);
    case "unproven":
    case "signed-in":
      return state.account.isGuest ? asking(state.account) : asking(undefined, keptFor(state.account));
    case "asking":
    case "disabled":
      return stay(state);
  }
}

function onProven(state: Startup, account: Account): Step {
  const remember: StartupEffect = { do: "remember", account };
  const workFor: StartupEffect = { do: "work-for", account };
  const refresh: readonly StartupEffect[] = isJustMade(state, account) ? [] : [{ do: "refresh-claims" }];
  const signedIn: Startup = { phase: "signed-in", account };
  if (state.phase === "disabled") {
    if (state.notice.uid === account.uid) return { state, effects: [{ do: "sign-out" }] };
    return {
      state: signedIn,
      effects: [{ do: "drop-notice" }, { do: "forget" }, remember, workFor, ...refresh],
    };
  }
  const before = workedFor(state);
  if (before === undefined) return { state: signedIn, effects: [remember, workFor, ...refresh] };
  if (before.uid === account.uid) {
    return {
      state: signedIn,
      effects: [remember, workFor, ...(state.phase === "signed-in" ? [] : refresh)],
    };
  }
  return { state: signedIn, effects: [changeOf(state, before, account), remember, workFor, ...refresh] };
}

/** Their token is of this second and no guest has a role: another one would only make Firestore connect anew. */
function isJustMade({ phase }: Startup, { isGuest }: Account): boolean {
  return phase === "asking" && isGuest;
}

/** Roles of the last time stay on screen: the server asks for a token before it obeys. */
function onUnproven(state: Startup, account: Account): Step {
  if (state.phase === "disabled") return stay(state);
  const before = workedFor(state);
  const isSame = before !== undefined && before.uid === account.uid;
  const known = isSame ? before : account;
  return {
    state: { phase: "unproven", account: known },
    effects: [
      ...(before === undefined || isSame ? [] : [changeOf(state, before, account)]),
      { do: "work-for", account: known },
    ],
  };
}

function onNoAccount(
  state: Startup,
  { why, guest }: { readonly why: OfflineReason; readonly guest: Account },
): Step {
  if (state.phase !== "starting" && state.phase !== "asking") return stay(state);
  const known = state.known ?? guest;
  const later: readonly StartupEffect[] = why === "failed" ? [{ do: "try-later" }] : [];
  return {
    state: { phase: "alone", known, why },
    effects: [
      ...(state.known === undefined ? [{ do: "remember", account: known } as const] : []),
      { do: "work-for", account: known },
      ...later,
    ],
  };
}

function onDisabled(state: Startup, notice: DisabledNotice): Step {
  if (!hasAccount(state) || state.account.uid !== notice.uid) return stay(state);
  return {
    state: { phase: "disabled", notice },
    effects: [{ do: "keep-notice", notice }, ...FORGET, { do: "sign-out" }],
  };
}

function changeOf(state: Startup, from: Account, account: Account): StartupEffect {
  return isAdopted(state, from, account) ? { do: "adopt", from, account } : { do: "forget" };
}

/**
 * A local guest becomes whoever signs in; a guest the provider lost becomes the next guest, and nobody else. A start may
 * meet that next guest already: the page before ended between their sign-in and its memory of them.
 */
function isAdopted(state: Startup, from: Account, to: Account): boolean {
  if (isLocalGuest(from)) return true;
  const wasLost = state.phase === "starting" || state.phase === "asking" || state.phase === "alone";
  return wasLost && from.isGuest && to.isGuest;
}

function workedFor(state: Exclude<Startup, { phase: "disabled" }>): Account | undefined {
  return hasAccount(state) ? state.account : state.known;
}

function hasAccount(state: Startup): state is Extract<Startup, { readonly account: Account }> {
  return state.phase === "signed-in" || state.phase === "unproven";
}

function asking(known: Account | undefined, before: readonly StartupEffect[] = []): Step {
  return { state: { phase: "asking", known }, effects: [...before, { do: "sign-in-as-guest" }] };
}

function stay(state: Startup): Step {
  return { state, effects: [] };
}
