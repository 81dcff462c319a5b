import type { Flag } from "../content/content.ts";

export interface AlikeFlags {
  readonly code: string;
  readonly text: string;
  readonly count: number;
}

/** What several people flagged for one reason, in the same words or in none, once with their number; the first reason comes first. */
export function alikeFlags(flags: readonly Flag[]): readonly AlikeFlags[] {
  const alike = new Map<string, AlikeFlags>();
  for (const { code, text } of flags) {
    const key = `${code} ${text}`;
    alike.set(key, { code, text, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  return [...alike.values()];
}
