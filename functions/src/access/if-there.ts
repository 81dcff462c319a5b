import { codeOf } from "../logs.ts";

/** It has no such account (any more), or none could be called so. */
const NO_ACCOUNT = /^auth\/(?:user-not-found|invalid-(?:uid|email))$/u;

/** What the identity provider says of an account; undefined where there is none. Rejects where it does not answer. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!NO_ACCOUNT.test(codeOf(error))) throw error;
    return undefined;
  }
}
