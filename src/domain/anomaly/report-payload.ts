import type { SentPhoto } from "../content/written-fields.ts";
import type { Reported } from "./anomaly.ts";

export const REPORT_KIND = "report-anomaly";

export interface ReportPayload extends Reported {
  readonly photos: readonly SentPhoto[];
  /** False shows « Un habitant » whatever the display name. */
  readonly showName: boolean;
  readonly onlyTownHall: boolean;
}
