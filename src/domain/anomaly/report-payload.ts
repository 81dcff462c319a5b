import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Place } from "../place/place.ts";
import type { Danger, PositionSource } from "./anomaly.ts";
import type { CategoryId, SubcategoryId } from "./categories.ts";

export const REPORT_KIND = "report-anomaly";

export interface ReportPayload {
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly title: string;
  readonly description: string;
  readonly place: Place;
  readonly positionSource: PositionSource;
  readonly accuracyM: number | null;
  readonly address: string;
  readonly locationHint: string;
  readonly photos: readonly { readonly id: Identifier; readonly alt: string }[];
  readonly danger: Danger;
  /** By the device's clock. */
  readonly observedAt: Instant;
  /** False shows « Un habitant » whatever the display name. */
  readonly showName: boolean;
  readonly onlyTownHall: boolean;
}
