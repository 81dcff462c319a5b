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
