import { endpoints } from "../endpoints.ts";

/** Who keeps this service, in a deployment's own words; a field it did not fill is empty. */
export interface Publisher {
  /** The commune or the body that answers for the service. */
  readonly name: string;
  /** Postal address and telephone, one a line. */
  readonly address: string;
  /** The director of publication. */
  readonly director: string;
  /** Who hosts it: name, address, telephone, one a line. */
  readonly host: string;
  /** The data protection officer's e-mail address. */
  readonly dataOfficer: string;
  /** Where this version's source is published. */
  readonly source: string;
  /** An e-mail address for everything else. */
  readonly contact: string;
}

/** Read from VITE_PUBLISHER_…; a line ends with `|`, which an environment variable can hold everywhere. */
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
