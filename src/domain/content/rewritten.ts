import type { Content } from "./content.ts";

/** Its author wrote it anew, or said more: whoever had read it before has not read this. */
export function rewritten({ rewritten: times = 0 }: Pick<Content, "rewritten">) {
  return { rewritten: times + 1 };
}
