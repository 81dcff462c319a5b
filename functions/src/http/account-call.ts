import { HttpsError, onCall, type CallableFunction, type CallableRequest } from "firebase-functions/https";
import type { Schema } from "../../../src/domain/basics/schema.ts";
import type { Identity } from "../access/identity.ts";
import { isGone } from "../access/is-gone.ts";
import { CALL_OPTIONS } from "../config.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { accessProblemOf } from "../store/profile.ts";
import { accessError, callerOf, refuseTooMany, refuseUnproved } from "./caller-of.ts";

export interface Caller extends Identity {
  readonly provedAtS: number;
}

interface AccountCall<P, T> {
  readonly name: string;
  readonly payload: Schema<P>;
  /** What it asks of the secret manager. */
  readonly secrets?: string[];
  /** Also for a disabled or closed account: what one wrote stays one's own to take away. */
  readonly evenDisabled?: boolean;
  /** What an account that is gone hears when it asks again; without it, it is refused. */
  readonly onceGone?: T;
}

/** One callable about the caller's own account. What `handle` throws that is no HttpsError is logged and may be tried again. */
export function accountCall<P, T>(
  { name, payload, secrets = [], evenDisabled = false, onceGone }: AccountCall<P, T>,
  handle: (payload: P, caller: Caller) => Promise<T>,
): CallableFunction<unknown, Promise<T>> {
  return onCall({ ...CALL_OPTIONS, secrets, timeoutSeconds: 120 }, async (request: CallableRequest) => {
    refuseUnproved(request);
    const token = request.auth?.token;
    if (token === undefined) throw new HttpsError("unauthenticated", "unauthenticated");
    const parsed = payload.parse(request.data);
    if (!parsed.ok) throw new HttpsError("invalid-argument", "malformed");
    try {
      if (onceGone !== undefined && (await isGone(token.uid))) return onceGone;
      const caller = await callerOf(request);
      const problem = evenDisabled ? undefined : accessProblemOf(await refs.user(caller.uid).get(), caller);
      if (problem !== undefined) throw accessError(problem);
      await refuseTooMany(name, caller);
      return await handle(parsed.value, { ...caller, provedAtS: token.auth_time });
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      logs.callFailed(name, error);
      throw new HttpsError("unavailable", "unavailable");
    }
  });
}
