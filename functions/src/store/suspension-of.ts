import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Suspension } from "../../../src/domain/account/suspension.ts";
import { dataOf } from "./read-document.ts";

export function suspensionOf(profile: DocumentSnapshot): Suspension {
  const { disabledReason, disabledUntil } = dataOf(profile) ?? {};
  return {
    reason: typeof disabledReason === "string" ? disabledReason : "",
    until: typeof disabledUntil === "number" ? disabledUntil : null,
  };
}
