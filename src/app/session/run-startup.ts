import { nextTurn } from "../../clock/pause.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import type { AccountState } from "../../remote/auth/account.ts";
import type { AppStore, SignIn } from "../app-state.ts";
import { forgetAccount, knownAccount, localGuest } from "./known-account.ts";
import { doEffect, logFailedStep } from "./startup-effects.ts";
import { nextStartup } from "./startup-machine.ts";
import type {
  OfflineReason,
  DisabledNotice,
  Startup,
  StartupControls,
  StartupEffect,
  StartupEvent,
} from "./startup.ts";

export interface StartupRun extends StartupControls {
  readonly onAccount: (state: AccountState) => void;
  readonly onNoCloud: (why: OfflineReason) => void;
  readonly onDisabled: (notice: DisabledNotice) => void;
}

/** Runs the start-up machine over the real device and the real identity provider. Effects run one after the other. */
export function runStartup(store: AppStore, initial: Startup, storage: Storage): StartupRun {
  let state = initial;
  let isLeaving = false;
  let queue = Promise.resolve();

  const dispatch = (event: StartupEvent): void => {
    const step = nextStartup(state, event);
    state = step.state;
    queue = queue.then(() => perform(step.effects, step.state)).catch(logFailedStep);
  };
  const onNoCloud = (why: OfflineReason): void =>
    dispatch({ kind: "no-account", why, guest: knownAccount(storage) ?? localGuest(newIdentifier()) });
  const perform = async (effects: readonly StartupEffect[], reached: Startup): Promise<void> => {
    for (const effect of effects) await doEffect(effect, { store, storage, onNoCloud, tryAgain });
    // The screens were just given the databases; what replicates begins once they are drawn.
    await nextTurn();
    store.set({
      signIn: signInOf(reached),
      disabled: reached.phase === "disabled" ? reached.notice : undefined,
    });
  };
  const tryAgain = (): void => dispatch({ kind: "try-again" });
  return {
    tryAgain,
    onNoCloud,
    onDisabled: (notice) => dispatch({ kind: "disabled", notice }),
    understood: () => dispatch({ kind: "understood" }),
    async leave() {
      isLeaving = true;
      forgetAccount(storage);
      await store.get().services?.session.signOut();
    },
    onAccount(account) {
      if (account.kind !== "none") return dispatch(account);
      // Another page of this device that signs out forgets the account first: nobody is taken for lost there.
      const hasLeft = isLeaving || isForgotten(state, storage);
      isLeaving = false;
      dispatch({ kind: hasLeft ? "left" : "nobody" });
    },
  };
}

function isForgotten(state: Startup, storage: Storage): boolean {
  if (state.phase !== "signed-in" && state.phase !== "unproven") return false;
  return knownAccount(storage)?.uid !== state.account.uid;
}

function signInOf(state: Startup): SignIn {
  switch (state.phase) {
    case "starting":
    case "asking":
    case "disabled":
      return "unknown";
    case "alone":
      return state.why === "offline" ? "waiting" : "failed";
    case "unproven":
    case "signed-in":
      return "done";
  }
}
