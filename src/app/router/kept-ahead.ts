import type { DataContext } from "../../data/data-context.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import type { CityId } from "../../domain/city/city.ts";
import { keepPreviewsAhead } from "./previews-ahead.ts";
import { keepThreadsAhead } from "./threads-ahead.ts";

export function keepAhead(data: DataContext & { readonly replica: Replica }, cityId: CityId): () => void {
  const ends = [keepPreviewsAhead(data, cityId), keepThreadsAhead(data, cityId)];
  return () => {
    for (const end of ends) end();
  };
}
