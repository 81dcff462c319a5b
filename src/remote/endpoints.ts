/** Hosts the app calls. Production values come from VITE_*; a local build finds the stand-ins beside its own port. */
export interface Endpoints {
  /** Prefix of our own functions behind Hosting; empty means this origin. */
  readonly api: string;
  readonly geoApi: string;
  readonly addresses: string;
  readonly communesIndex: string;
  /** An e-mail address to write to about one's account; empty where the town hall answers. */
  readonly contact: string;
}

const LOCAL_HOSTING_PORT = 5000;
const LOCAL_STAND_INS_PORT = 5002;

export const IS_LOCAL = import.meta.env.VITE_PARVIS_LOCAL === "1";

/** How far this local run's ports are from the usual ones; 0 outside local runs. */
export function localPortOffset(): number {
  return IS_LOCAL ? Number(globalThis.location.port) - LOCAL_HOSTING_PORT : 0;
}

/** Where a local run answers for what only exists on the internet. */
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
