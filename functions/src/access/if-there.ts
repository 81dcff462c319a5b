import { codeOf } from "../logs.ts";

/** What the identity provider says of an account; undefined where it has no such account (any more). Rejects where it does not answer. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
    return undefined;
  }
}
