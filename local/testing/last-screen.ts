import { existsSync, readFileSync } from "node:fs";

export interface Attachment {
  readonly name: string;
  readonly path?: string;
}

/** A screen of ours at its fullest, without its addresses. */
const LINES_MAX = 80;
const BLOCK = /```yaml\n([\s\S]*?)```/gu;

/** How a journey names what it attaches of each page (`kept-screens.ts`). */
export const SCREEN = "screen";

/**
 * What stood on the pages when a journey failed: roles and names, a line each. Of everybody's pages, as the journey wrote them down,
 * else of the first, as Playwright did.
 */
export function lastScreens(attachments: readonly Attachment[] = []): readonly string[] {
  const ours = attachments.filter(({ name }) => name.startsWith(SCREEN));
  const those = ours.length > 0 ? ours : attachments.filter(({ name }) => name === "error-context");
  return those.flatMap(({ path }) => lastScreen(path));
}

function lastScreen(path: string | undefined): readonly string[] {
  if (path === undefined || !existsSync(path)) return [];
  const [, screen = ""] = [...readFileSync(path, "utf8").matchAll(BLOCK)].at(-1) ?? [];
  return screen
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("- /url:"))
    .slice(0, LINES_MAX);
}
