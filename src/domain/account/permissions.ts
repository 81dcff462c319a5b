import type { CityId } from "../city/city.ts";
import { authorKindOf, type Actor, type AuthorKind } from "./actor.ts";

/** The table's columns: one by the account and the city, and `author` for whoever wrote the subject. */
export type Role = AuthorKind | "author";

const EVERYBODY = ["guest", "resident", "moderator", "admin"] as const;
const ACCOUNTS = ["resident", "moderator", "admin"] as const;
const MODERATORS = ["moderator", "admin"] as const;
const ADMINS = ["admin"] as const;

/** Who may do what: read by the button, the command and the function. Moderators act in their own cities. */
export const PERMISSIONS = {
  "read-public": EVERYBODY,
  "report-anomaly": EVERYBODY,
  "me-too-anomaly": EVERYBODY,
  "follow-anomaly": EVERYBODY,
  "thank-agents": EVERYBODY,
  "flag-content": EVERYBODY,
  "claim-resolved": ["author", ...ACCOUNTS],
  "contest-resolved": ["author", ...ACCOUNTS],
  "edit-anomaly": ["author"],
  "add-precision": ["author"],
  "reopen-anomaly": ["author"],
  "answer-follow-up": ["author"],
  "withdraw-anomaly": ["author"],
  "post-message": EVERYBODY,
  "edit-message": EVERYBODY,
  "delete-message": EVERYBODY,
  "write-official-message": MODERATORS,
  "open-thread": MODERATORS,
  "follow-thread": EVERYBODY,
  "moderate-thread": MODERATORS,
  "mute-author": MODERATORS,
  "warn-author": MODERATORS,
  "ask-block": MODERATORS,
  "join-activity": EVERYBODY,
  "interest-activity": EVERYBODY,
  "propose-activity": ACCOUNTS,
  "follow-activity": EVERYBODY,
  "reschedule-activity": ["author", ...MODERATORS],
  "edit-activity": ["author", ...MODERATORS],
  "verify-organiser": MODERATORS,
  "publish-idea": ACCOUNTS,
  "support-idea": ["guest", "resident"],
  "support-idea-as-guest": ["guest", "resident"],
  "follow-idea": EVERYBODY,
  "edit-idea": ["author"],
  "specify-idea": ["author"],
  "withdraw-idea": ["author"],
  "propose-merge": ["author", ...MODERATORS],
  "answer-idea": MODERATORS,
  "change-status": MODERATORS,
  "recategorise-anomaly": MODERATORS,
  "move-anomaly": MODERATORS,
  "mark-duplicate": MODERATORS,
  "remove-photo": MODERATORS,
  "mask-photo": MODERATORS,
  "remove-name": MODERATORS,
  "hide-own-name": ["author"],
  "moderate-content": MODERATORS,
  "appeal-decision": ["author"],
  "update-city-settings": MODERATORS,
  "update-my-city": EVERYBODY,
  "update-my-notifications": EVERYBODY,
  "read-notifications": EVERYBODY,
  "mute-content": EVERYBODY,
  "block-account": ADMINS,
  "grant-moderator": ADMINS,
  "read-dashboard": ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

export interface Subject {
  readonly cityId: CityId;
  readonly authorId?: string;
}

/** What this person is towards the subject; nothing once the account is disabled. */
function rolesOf(actor: Actor, { cityId, authorId = "" }: Subject): readonly Role[] {
  if (actor.isDisabled) return [];
  const kind = authorKindOf(actor, cityId);
  return authorId !== "" && authorId === actor.uid ? [kind, "author"] : [kind];
}

export function may(actor: Actor, action: Action, subject: Subject): boolean {
  const allowed: readonly Role[] = PERMISSIONS[action];
  return rolesOf(actor, subject).some((role) => allowed.includes(role));
}
