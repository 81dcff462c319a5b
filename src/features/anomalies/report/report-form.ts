import type { Danger } from "../../../domain/anomaly/anomaly.ts";
import type { CategoryId, SubcategoryId } from "../../../domain/anomaly/categories.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import type { PlaceFields } from "../../../shared/place/place-fields.ts";

/** What a person has typed so far; `null` where nothing is chosen yet. Photos stay in the device, under the draft's id. */
export interface ReportForm extends PlaceFields {
  readonly categoryId: CategoryId | null;
  readonly subcategoryId: SubcategoryId | null;
  readonly title: string;
  readonly description: string;
  readonly danger: Danger;
  /** `null` is the moment of sending. */
  readonly observedAt: Instant | null;
  readonly showName: boolean;
  readonly onlyTownHall: boolean;
  /** A moderator writes it down for somebody. */
  readonly relayed: boolean;
}

export const EMPTY_REPORT: ReportForm = {
  place: null,
  positionSource: "map",
  accuracyM: null,
  address: "",
  locationHint: "",
  categoryId: null,
  subcategoryId: null,
  title: "",
  description: "",
  danger: "genant",
  observedAt: null,
  showName: false,
  onlyTownHall: false,
  relayed: false,
};
