import type { Identifier } from "../basics/identifier.ts";
import type { SentPhoto } from "../content/written-fields.ts";
import type { Reported } from "./anomaly.ts";

export const REPORT_KIND = "report-anomaly";

export interface ReportPayload extends Reported {
  readonly photos: readonly SentPhoto[];
  /** False shows « Un habitant » whatever the display name. */
  readonly showName: boolean;
  readonly onlyTownHall: boolean;
  /** Somebody told the town hall, on the phone or at its counter, and a moderator writes it down. */
  readonly relayed?: boolean;
  /** Reports nearby that were shown while it was written, and that it is none of; an older app does not say. */
  readonly seenNear?: readonly Identifier[];
}
