import type { Content } from "../../domain/content/content.ts";
import type { ContentSubject } from "../../domain/command/subject.ts";
import { useReplica } from "../replica/live.ts";
import { watchRow } from "../replica/watch-row.ts";

/** The device holds it, emptied, for nobody to see: the city made it private. Undefined until known. */
export function useIsKeptBack({ collection, id }: ContentSubject): boolean | undefined {
  return useReplica<boolean>(`kept back ${collection}/${id}`, (replica, emit) =>
    watchRow(replica, collection, id, (content) =>
      emit((content as Content | null)?.visibility === "private"),
    ),
  );
}
