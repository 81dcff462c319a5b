import type { RxCollection } from "rxdb";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { ContentDocuments } from "../../domain/content/contents.ts";
import type { Live } from "../live.ts";
import { liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import type { Row } from "../replica/row.ts";
import { watchCity } from "../replica/watch-city.ts";

export interface CityContents<T> {
  /** Newest first. */
  readonly contents: readonly T[];
  /** False while older ones are still being read. */
  readonly isWhole: boolean;
}

export function liveContents<C extends ContentCollection>(
  replica: Replica,
  collection: C,
  cityId: CityId,
): Live<CityContents<ContentDocuments[C]>> {
  const rows = replica[collection] as unknown as RxCollection<Row<ContentDocuments[C]>>;
  return liveOf(replica, `${collection} ${cityId}`, (_, emit) =>
    watchCity(rows, cityId, (contents, isWhole) => emit({ contents, isWhole })),
  );
}
