import type { UserRecord } from "firebase-admin/auth";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { AccountSummary } from "../../../../src/domain/administration/question.ts";
import { isCityId } from "../../../../src/domain/city/city.ts";
import { rolesOf } from "../../access/identity.ts";
import { dataOf } from "../../store/read-document.ts";
import { suspensionOf } from "../../store/suspension-of.ts";

/** The claims say the roles, since they are what the token will say; the profile says the rest. */
export function summaryOf(profile: DocumentSnapshot, record: UserRecord | undefined): AccountSummary {
  const { displayName, cityId, createdAt, isDisabled, closed } = dataOf(profile) ?? {};
  const { reason: disabledReason, until: disabledUntil } = suspensionOf(profile);
  return {
    uid: profile.id,
    email: record?.email ?? "",
    isConfirmed: record?.emailVerified ?? false,
    displayName: textOf(displayName),
    cityId: isCityId(cityId) ? cityId : null,
    createdAt: numberOf(createdAt),
    ...rolesOf(record?.customClaims ?? {}),
    ...closedBy(closed),
    isDisabled: isDisabled === true,
    disabledReason,
    disabledUntil,
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function closedBy(closed: unknown): Pick<AccountSummary, "closed"> {
  return closed === "adopted" || closed === "deleted" ? { closed } : {};
}
