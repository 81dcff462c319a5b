import type { CityId } from "../../domain/city/city.ts";
import { writerHistories, type WriterHistory, type Written } from "../../domain/moderation/writer-history.ts";
import { writerKey } from "../../domain/moderation/writer-key.ts";
import { useReplica } from "../replica/live.ts";
import { watchCity } from "../replica/watch-city.ts";
import type { ModerationItem } from "./moderation-rows.ts";

/** What who wrote a content wrote in the city besides; undefined until all of it was read, and where nobody is known. */
export function useWriterHistory(cityId: CityId, authorId: string): WriterHistory | undefined {
  const histories = useReplica<ReadonlyMap<string, WriterHistory>>(
    `writers ${cityId}`,
    ({ moderation }, emit) => {
      const read = new Map<boolean, readonly Written[]>();
      const stops = [true, false].map((listed) =>
        watchCity(
          moderation,
          cityId,
          (items, isWhole) => {
            if (!isWhole) return;
            read.set(listed, items.flatMap(writtenOf));
            if (read.size === 2) emit(writerHistories([...read.values()].flat()));
          },
          listed,
        ),
      );
      return () => stops.forEach((stop) => stop());
    },
  );
  return histories?.get(writerKey(cityId, authorId));
}

function writtenOf({ writer, content }: ModerationItem): readonly Written[] {
  return writer === undefined ? [] : [{ writer, content }];
}
