import { db } from "../firebase.ts";

/** Those of the queue that are this person's, sent or not. */
export function mailsTo(uid: string) {
  return db().collection("mail").where("uid", "==", uid).get();
}
