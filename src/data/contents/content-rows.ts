import { ok } from "../../domain/basics/result.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import { CONTENTS, type ContentDocuments } from "../../domain/content/contents.ts";
import type { ReplicaCollection } from "../replica/row.ts";

/** Others see the pin of what is `pending`; nobody's list shows what is hidden or private. */
function isListed({ visibility }: Content): boolean {
  return visibility === "public" || visibility === "pending";
}

export function contentRows<C extends ContentCollection>(
  collection: C,
  codec: number,
): ReplicaCollection<ContentDocuments[C]> {
  const { parse, publicProjectionOf } = CONTENTS[collection];
  return {
    codec,
    idField: "id",
    parse(value) {
      const parsed = parse(value);
      // The server empties what is not public; here it is emptied whatever the server sent.
      return parsed.ok ? ok(publicProjectionOf(parsed.value)) : parsed;
    },
    columnsOf: (content) => ({
      cityId: content.cityId,
      listed: isListed(content),
      updatedAt: content.updatedAt,
      rev: content.rev,
    }),
  };
}
