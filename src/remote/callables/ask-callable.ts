import { getApp } from "firebase/app";
import { getFunctions, httpsCallable } from "firebase/functions";
import { pageAuth } from "../auth/page-auth.ts";

let proved: Promise<void> = Promise.resolve();

/** `proving`: until then the SDK would call without the proof of App Check, and be told to come back later. */
export function callOnceProved(proving: Promise<void>): void {
  proved = proving;
}

/**
 * The answer of a server function, or its error. Every call goes out here, to this very origin by Hosting's rewrites: no other has to be
 * allowed, by the page's policy or by the functions. Rights that changed since the token was made, or in that very second, make it
 * worth nothing: who asked then asks once more with a new one (P9), and never somebody who signed in meanwhile (P8).
 */
export async function askCallable<T>(name: string, payload: object, timeout: number): Promise<T> {
  await proved;
  const functions = getFunctions(getApp(), `${location.origin}/api`);
  const ask = async (): Promise<T> =>
    (await httpsCallable<object, T>(functions, name, { timeout })(payload)).data;
  const asking = pageAuth()?.currentUser ?? null;
  try {
    return await ask();
  } catch (error) {
    if (codeOf(error) !== "functions/unauthenticated" || asking === null) throw error;
    await asking.getIdToken(true).catch(() => Promise.reject(error as Error));
    if (pageAuth()?.currentUser?.uid !== asking.uid) throw error;
    return ask();
  }
}

export function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown } | null)?.code;
}
