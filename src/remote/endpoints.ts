/** Production values come from VITE_*; a local build uses the stand-ins next to its own port. */
export interface Endpoints {
  /** Prefix of our own functions behind Hosting; empty means this origin. */
  readonly api: string;
  readonly geoApi: string;
  readonly addresses: string;
  readonly communesIndex: string;
  /** E-mail address for account questions; empty where the town hall answers. */
  readonly contact: string;
}

const LOCAL_HOSTING_PORT = 5000;
const LOCAL_STAND_INS_PORT = 5002;

export const IS_LOCAL = import.meta.env.VITE_PARVIS_LOCAL === "1";

/** Offset of this local run's ports; 0 outside local runs. */
export function localPortOffset(): number {
  return IS_LOCAL ? Number(globalThis.location.port) - LOCAL_HOSTING_PORT : 0;
}

export function standIns(): string {
  return `http://127.0.0.1:${LOCAL_STAND_INS_PORT + localPortOffset()}`;
}

export function endpoints(): Endpoints {
  const shared = {
    api: "",
    communesIndex: "/data/communes.tsv",
    contact: import.meta.env.VITE_CONTACT ?? "",
  };
  if (IS_LOCAL) {
    return { ...shared, geoApi: `${standIns()}/geo`, addresses: `${standIns()}/addresses` };
  }
  return {
    ...shared,
    geoApi: import.meta.env.VITE_GEO_API ?? "https://geo.api.gouv.fr",
    addresses: import.meta.env.VITE_ADDRESSES_API ?? "https://data.geopf.fr/geocodage",
  };
}
