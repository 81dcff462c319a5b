import { systemClock } from "../../clock/system-clock.ts";
import { SIGN_IN_MS_MAX, START_AGAIN_MS } from "../../clock/waits.ts";
import { within } from "../../clock/within.ts";
import { deviceNameOf } from "../../data/device/device-handle.ts";
import { rememberedUnsent } from "../../data/device/eviction-sentinel.ts";
import { sessionStore } from "../../data/device/page-storage.ts";
import { forgetWaitingOwner, keepWaitingOwner } from "../../data/device/waiting-owner.ts";
import { forgetEmailLink } from "../../features/account/email-link-request.ts";
import { actorOf, type Account } from "../../remote/auth/account.ts";
import type { AppStore } from "../app-state.ts";
import { handOverVisit } from "../city/city-record.ts";
import { changeCity } from "../city/current-city.ts";
import { logProblem } from "../log-problem.ts";
import { adoptions, noteAdoption } from "./adoption.ts";
import {
  dropDisabledNotice,
  forgetAccount,
  keepDisabledNotice,
  rememberAccount,
  rememberAddress,
  rememberedAddress,
} from "./known-account.ts";
import { closeData, openData } from "./open-data.ts";
import type { OfflineReason, StartupEffect } from "./startup.ts";

export interface EffectContext {
  readonly store: AppStore;
  readonly storage: Storage;
  readonly onNoCloud: (why: OfflineReason) => void;
  readonly tryAgain: () => void;
}

type Effects = {
  readonly [K in StartupEffect["do"]]: (
    context: EffectContext,
    effect: Extract<StartupEffect, { readonly do: K }>,
  ) => Promise<void> | void;
};

/** What each effect does. What waits for the network is begun, not waited for. */
const EFFECTS: Effects = {
  "sign-in-as-guest": (context) => void signInAsGuest(context),
  "sign-out": ({ store }) => void store.get().services?.session.signOut().catch(logFailedStep),
  "try-later": ({ tryAgain }) => void systemClock.after(START_AGAIN_MS, tryAgain),
  "refresh-claims": ({ store }) => void store.get().services?.session.token(true),
  "work-for": ({ store, storage }, { account }) => workFor(store, storage, account),
  async adopt({ store, storage }, effect) {
    const { from, account } = effect;
    handOverVisit(sessionStore(), from.uid, account.uid);
    // First: should the rest not come, the next start finishes it.
    noteAdoption(storage, { from: from.uid, to: account.uid });
    const { adoptData } = await import("./adopt-data.ts");
    await adoptData(store, storage, effect);
  },
  "work-for-nobody": ({ store }) => closeData(store),
  remember({ store, storage }, { account }) {
    rememberAccount(storage, account);
    forgetWaitingOwner(storage, account.uid);
    if (!account.isGuest) rememberAddress(storage, store.get().services?.session.email.facts()?.email ?? "");
  },
  "keep-for-owner"({ storage }, { account: { uid, displayName } }) {
    const unsent = rememberedUnsent(deviceNameOf(uid), storage);
    keepWaitingOwner(storage, { uid, name: displayName, email: rememberedAddress(storage), unsent });
    forgetAccount(storage);
  },
  forget(context) {
    forgetPerson(context, "left");
  },
  "forget-person"(context) {
    forgetPerson(context, "signed-out");
  },
  "keep-notice": ({ storage }, { notice }) => keepDisabledNotice(storage, notice),
  "drop-notice": ({ storage }) => dropDisabledNotice(storage),
};

function forgetPerson({ store, storage }: EffectContext, kind: "left" | "signed-out"): void {
  forgetAccount(storage);
  changeCity(store, { kind });
  // An e-mail link that is open keeps the page it leads to: it was read before anybody signed in.
  forgetEmailLink(storage);
}

export async function doEffect<K extends StartupEffect["do"]>(
  effect: Extract<StartupEffect, { readonly do: K }>,
  context: EffectContext,
): Promise<void> {
  await EFFECTS[effect.do](context, effect);
}

async function workFor(store: AppStore, storage: Storage, account: Account): Promise<void> {
  await openData(store, account);
  const { actor } = store.get();
  const profile =
    actor?.uid === account.uid ? { displayName: actor.displayName, isDisabled: actor.isDisabled } : {};
  store.set({ actor: actorOf(account, profile) });
  void bringTheRest(store, storage, account.uid).catch(logFailedStep);
}

async function bringTheRest(store: AppStore, storage: Storage, uid: string): Promise<void> {
  const mine = adoptions(storage).filter(({ to }) => to === uid);
  if (mine.length === 0) return;
  const { finishAdoptions } = await import("./finish-adoptions.ts");
  await finishAdoptions(store, storage, mine);
}

/** When there is no user, an anonymous one is created (AUTH-1). One that comes late is taken when it comes (F6). */
async function signInAsGuest({ store, onNoCloud }: EffectContext): Promise<void> {
  try {
    const { services } = store.get();
    if (services === undefined) throw new Error("The cloud is not loaded.");
    await within(SIGN_IN_MS_MAX, services.session.signInAsGuest());
  } catch (error) {
    logProblem("No guest account could be made yet.", error);
    onNoCloud(navigator.onLine ? "failed" : "offline");
  }
}

export function logFailedStep(error: unknown): void {
  logProblem("A step of the start-up failed.", error);
}
