import { parseContour, type Contour } from "../../domain/city/contour.ts";
import type { ReplicaCollection } from "../replica/row.ts";

export const CONTOUR_ROWS: ReplicaCollection<Contour> = {
  codec: 1,
  // Its id is not the city's: `contourRowId`.
  idField: "rowId",
  parse: parseContour,
  columnsOf: ({ cityId, updatedAt, rev }) => ({ cityId, listed: true, updatedAt, rev }),
};
