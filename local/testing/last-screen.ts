import { existsSync, readFileSync } from "node:fs";

export interface Attachment {
  readonly name: string;
  readonly path?: string;
}

/** A screen of ours at its fullest, without its addresses. */
const LINES_MAX = 80;
const BLOCK = /```yaml\n([\s\S]*?)```/gu;

/** What stood on the page when a journey failed, as Playwright wrote it down: its roles and names, a line each. */
export function lastScreen(attachments: readonly Attachment[] = []): readonly string[] {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (path === undefined || !existsSync(path)) return [];
  const [, screen = ""] = [...readFileSync(path, "utf8").matchAll(BLOCK)].at(-1) ?? [];
  return screen
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("- /url:"))
    .slice(0, LINES_MAX);
}
