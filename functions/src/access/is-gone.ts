import { auth } from "../firebase.ts";
import { ifThere } from "./if-there.ts";

/** True when the identity provider has no such account any more; rejects when it does not answer. */
export async function isGone(uid: string): Promise<boolean> {
  return (await ifThere(auth().getUser(uid))) === undefined;
}
