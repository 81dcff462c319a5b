import { CALL_MS_MAX } from "../../clock/waits.ts";
import { err, ok, type Result } from "../../domain/basics/result.ts";
import type { PushDevice } from "../../domain/notification/push-device.ts";
import { askCallable, codeOf } from "./ask-callable.ts";

export interface PushState {
  /** What browsers subscribe with; null where this deployment wakes nobody. */
  readonly key: string | null;
  readonly devices: readonly { readonly id: string; readonly label: string }[];
}

type Answer<T> = Promise<Result<T, "offline" | "refused">>;

export interface PushCallables {
  readonly state: () => Answer<PushState>;
  readonly subscribe: (device: PushDevice) => Answer<{ readonly id: string }>;
  readonly forget: (id: string) => Answer<unknown>;
  readonly test: () => Answer<{ readonly delivered: number }>;
}

/** Loaded with the settings: no other page carries it. */
export const pushCallables: PushCallables = {
  state: () => call("push-state", {}),
  subscribe: (device) => call("push-subscribe", device),
  forget: (id) => call("push-forget", { id }),
  test: () => call("push-test", {}),
};

const REFUSALS = [
  "functions/invalid-argument",
  "functions/failed-precondition",
  "functions/resource-exhausted",
];

/** The SDK says `internal` without network: it may be tried again, as whatever else passes. */
async function call<T>(name: string, payload: object): Answer<T> {
  try {
    return ok(await askCallable<T>(name, payload, CALL_MS_MAX));
  } catch (error) {
    return err(REFUSALS.includes(String(codeOf(error))) ? "refused" : "offline");
  }
}
