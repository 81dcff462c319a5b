import { isDeepStrictEqual } from "node:util";
import { FieldValue, type DocumentData, type DocumentReference } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import type { Act, ActProblem } from "../../../src/domain/administration/act.ts";
import type { Caller } from "../http/account-call.ts";
import { codeOf } from "../logs.ts";
import { refs } from "../store/paths.ts";

/** Firestore's code when the act was sent before. */
const ALREADY_EXISTS = "6";

const NOT_LOGGED = ["email", "at"];

/**
 * Before anything is done: what fails half-way is in the log, too. An address is not kept: an account that goes takes it along.
 * @returns how the act ended if it was sent before and did end: done again, it would be twice what the log says once
 */
export async function logBegun(act: Act, { uid }: Caller): Promise<ActProblem | null | undefined> {
  const entry = { id: act.id, name: act.name, about: aboutOf(act), by: uid };
  if (await createOnce(refs.auditEntry(act.id), entry)) return undefined;
  const [begun, end] = await Promise.all([refs.auditEntry(act.id).get(), refs.auditEnd(act.id).get()]);
  const { at: _, ...before }: DocumentData = { ...begun.data() };
  // Under the id of another one, an act would leave no trace of its own.
  if (!isDeepStrictEqual(before, entry)) throw new HttpsError("already-exists", "other_act");
  return end.get("problem") as ActProblem | null | undefined;
}

export async function logEnded({ id }: Act, problem: ActProblem | null): Promise<void> {
  await createOnce(refs.auditEnd(id), { id, problem });
}

export function aboutOf({ payload }: Act): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(payload).filter(([field]) => !NOT_LOGGED.includes(field)));
}

/** @returns false where it was there */
async function createOnce(document: DocumentReference, entry: object): Promise<boolean> {
  try {
    await document.create({ ...entry, at: FieldValue.serverTimestamp() });
    return true;
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
    return false;
  }
}
