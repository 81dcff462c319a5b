import type { Instant } from "../basics/instant.ts";
import type { Content } from "./content.ts";

export type News = "new" | "changed";

/** What became of it since `since`: it was published, or where it stands has changed. Nothing of what still waits to be sent. */
export function newsSince(
  { number, createdAt, history }: Pick<Content, "number" | "createdAt" | "history">,
  since: Instant,
): News | null {
  if (number === "") return null;
  if (createdAt > since) return "new";
  return (history.at(-1)?.at ?? 0) > since ? "changed" : null;
}
