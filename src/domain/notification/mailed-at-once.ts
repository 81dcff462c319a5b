import type { NotificationKind } from "./kinds.ts";
import type { NotificationSettings } from "./my-notifications.ts";
import type { Notification } from "./notification.ts";

/** What a person waits for, or may contest, is mailed as it happens; whatever else they chose by e-mail is told by the summary. */
export function isMailedAtOnce({ kind, what }: Pick<Notification, "kind" | "what">): boolean {
  switch (kind) {
    case "moderation":
      return !what.startsWith("flag-");
    case "answer":
      return what === "official";
    case "status":
      return what === "info";
    case "message":
    case "activity":
    case "nearby":
    case "review":
      return false;
  }
}

/** Whether choosing e-mail for this kind sends any: without a summary only what is mailed at once leaves. */
export function isMailedAtAll(
  { digest }: Pick<NotificationSettings, "digest">,
  kind: NotificationKind,
): boolean {
  return digest !== "never" || kind === "moderation" || kind === "answer" || kind === "status";
}
