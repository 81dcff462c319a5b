import type { DocumentSnapshot } from "firebase-admin/firestore";
import { wholeMembership, type Membership } from "../../../src/domain/account/membership.ts";
import { dataOf } from "./read-document.ts";

/** Somebody, and what they keep of a city. */
export interface Person {
  readonly uid: string;
  readonly membership: Membership;
}

/** By a document of `users/{uid}/cities`, whether it is there or not. */
export function personIn(document: DocumentSnapshot): Person {
  const stored = dataOf(document) as Partial<Membership> | undefined;
  return {
    uid: document.ref.parent.parent?.id ?? "",
    membership: wholeMembership({ cityId: document.id, ...stored }),
  };
}
