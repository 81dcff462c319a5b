import type { DocumentSnapshot } from "firebase-admin/firestore";
import { wholeMembership, type Membership } from "../../../src/domain/account/membership.ts";
import { dataOf } from "./read-document.ts";

export function membershipIn(document: DocumentSnapshot): Membership | undefined {
  const data = dataOf(document) as Partial<Membership> | undefined;
  return data === undefined ? undefined : wholeMembership({ cityId: document.id, ...data });
}
