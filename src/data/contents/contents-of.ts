import type { RxCollection, RxDocument } from "rxdb";
import type { CityId } from "../../domain/city/city.ts";
import { CONTENT_COLLECTIONS } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import type { Replica } from "../replica/open-replica.ts";
import type { Row } from "../replica/row.ts";

export async function contentsOf(
  replica: Replica,
  selector: { readonly cityId?: CityId } = {},
): Promise<readonly RxDocument<Row<Content>>[]> {
  const found = await Promise.all(
    CONTENT_COLLECTIONS.map((collection) =>
      (replica[collection] as unknown as RxCollection<Row<Content>>).find({ selector }).exec(),
    ),
  );
  return found.flat();
}
