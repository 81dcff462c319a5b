import { endpoints } from "../endpoints.ts";

/** Configured by the deployment; a field it did not fill is empty. */
export interface Publisher {
  readonly name: string;
  /** Postal address and telephone, one per line. */
  readonly address: string;
  readonly director: string;
  /** Name, address and telephone of the hosting company, one per line. */
  readonly host: string;
  /** E-mail address of the data protection officer. */
  readonly dataOfficer: string;
  readonly source: string;
  readonly contact: string;
}

/** Read from VITE_PUBLISHER_…, where `|` separates lines. */
export function publisher(): Publisher {
  return {
    name: import.meta.env.VITE_PUBLISHER_NAME ?? "",
    address: linesOf(import.meta.env.VITE_PUBLISHER_ADDRESS),
    director: import.meta.env.VITE_PUBLISHER_DIRECTOR ?? "",
    host: linesOf(import.meta.env.VITE_PUBLISHER_HOST),
    dataOfficer: import.meta.env.VITE_PUBLISHER_DPO ?? "",
    source: import.meta.env.VITE_PUBLISHER_SOURCE ?? "",
    contact: endpoints().contact,
  };
}

function linesOf(written = ""): string {
  return written
    .split("|")
    .map((line) => line.trim())
    .join("\n");
}
