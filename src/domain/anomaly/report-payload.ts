import type { Identifier } from "../basics/identifier.ts";
import type { Reported } from "./anomaly.ts";

export const REPORT_KIND = "report-anomaly";

export interface ReportPayload extends Reported {
  readonly photos: readonly { readonly id: Identifier; readonly alt: string }[];
  /** False shows « Un habitant » whatever the display name. */
  readonly showName: boolean;
  readonly onlyTownHall: boolean;
}
