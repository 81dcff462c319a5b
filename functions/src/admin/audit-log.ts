import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import type { Act, ActProblem } from "../../../src/domain/administration/act.ts";
import type { Caller } from "../http/account-call.ts";
import { codeOf } from "../logs.ts";
import { refs } from "../store/paths.ts";

/** Firestore's code when the act was sent before. */
const ALREADY_EXISTS = "6";

const NOT_LOGGED = ["email", "at"];

/** Before anything is done: what fails half-way is in the log, too. An address is not kept: an account that goes takes it along. */
export function logBegun({ id, name, payload }: Act, { uid }: Caller): Promise<void> {
  const about = Object.fromEntries(Object.entries(payload).filter(([field]) => !NOT_LOGGED.includes(field)));
  return createOnce(refs.auditEntry(id), { id, name, about, by: uid });
}

export function logEnded({ id }: Act, problem: ActProblem | null): Promise<void> {
  return createOnce(refs.auditEnd(id), { id, problem });
}

async function createOnce(document: DocumentReference, entry: object): Promise<void> {
  try {
    await document.create({ ...entry, at: FieldValue.serverTimestamp() });
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
}
