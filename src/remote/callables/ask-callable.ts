import { getApp } from "firebase/app";
import { getAuth } from "firebase/auth";
import { httpsCallable } from "firebase/functions";
import { sameOriginFunctions, untilProved } from "./open-callables.ts";

/**
 * The answer of a server function, or its error. Rights that changed since the token was made, or in that very second, make it
 * worth nothing: it is asked once more with a new one (P9).
 */
export async function askCallable<T>(name: string, payload: object, timeout: number): Promise<T> {
  await untilProved();
  const app = getApp();
  const ask = httpsCallable<object, T>(sameOriginFunctions(app), name, { timeout });
  try {
    return (await ask(payload)).data;
  } catch (error) {
    const { currentUser } = getAuth(app);
    if (codeOf(error) !== "functions/unauthenticated" || currentUser === null) throw error;
    await currentUser.getIdToken(true).catch(() => Promise.reject(error as Error));
    return (await ask(payload)).data;
  }
}

export function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown } | null)?.code;
}
