import type { Content } from "../content/content.ts";

/** One content of a city, as its moderators keep it. */
export interface Written {
  readonly writer: string;
  /** The whole while it is not public or is flagged, null otherwise. */
  readonly content: Pick<Content, "visibility" | "moderated"> | null;
}

/** What one person wrote in a city, and what became of it. */
export interface WriterHistory {
  readonly contents: number;
  readonly published: number;
  readonly hidden: number;
}

const NOTHING: WriterHistory = { contents: 0, published: 0, hidden: 0 };

/** By the writer's key; what nobody is known to have written is nobody's. */
export function writerHistories(written: readonly Written[]): ReadonlyMap<string, WriterHistory> {
  const histories = new Map<string, WriterHistory>();
  for (const { writer, content } of written) {
    if (writer === "") continue;
    const { contents, published, hidden } = histories.get(writer) ?? NOTHING;
    const isHidden = content?.visibility === "hidden" && content.moderated?.to === "hidden";
    const isPublished = content === null || content.visibility === "public";
    histories.set(writer, {
      contents: contents + 1,
      published: published + (isPublished ? 1 : 0),
      hidden: hidden + (isHidden ? 1 : 0),
    });
  }
  return histories;
}
