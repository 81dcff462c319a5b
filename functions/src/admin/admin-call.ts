import { HttpsError, type CallableFunction } from "firebase-functions/https";
import type { Schema } from "../../../src/domain/basics/schema.ts";
import { accountCall, type Caller } from "../http/account-call.ts";

interface AdminCall<P> {
  readonly name: string;
  readonly payload: Schema<P>;
}

/** For administrators alone: the token's claim, and what became of account and rights since it was made (ADM-1, P9). */
export function adminCall<P, T>(
  call: AdminCall<P>,
  handle: (payload: P, caller: Caller) => Promise<T>,
): CallableFunction<unknown, Promise<T>> {
  return accountCall<P, T>(call, (payload, caller) => {
    if (!caller.isAdmin) throw new HttpsError("permission-denied", "not_allowed");
    return handle(payload, caller);
  });
}
