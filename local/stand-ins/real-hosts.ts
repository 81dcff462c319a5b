import { type Answer } from "./answer.ts";

const WAIT_MS = 1_500;
/** After a failure a real host is left alone for so long. */
const REST_MS = 5 * 60_000;

export interface RealHost {
  /** The real service's answer; undefined when it does not answer in time, or when it failed a short while ago. */
  answer(pathAndQuery: string): Promise<Answer | undefined>;
}

/** Nothing real is asked: tests must not depend on the internet. */
export const NO_REAL_HOST: RealHost = { answer: () => Promise.resolve(undefined) };

export function realHost(
  urlOf: (pathAndQuery: string) => string | undefined,
  now: () => number = Date.now,
): RealHost {
  let restsUntil = 0;
  return {
    answer: async (pathAndQuery) => {
      const url = urlOf(pathAndQuery);
      if (url === undefined || now() < restsUntil) return undefined;
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
        if (response.status >= 500 || response.status === 429)
          throw new Error(`${response.status} from ${url}`);
        const body = new Uint8Array(await response.arrayBuffer());
        const type = response.headers.get("content-type") ?? "application/octet-stream";
        return { status: response.status, type, body, approximate: false };
      } catch {
        restsUntil = now() + REST_MS;
        return undefined;
      }
    },
  };
}

const IGN =
  "https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&STYLE=normal&TILEMATRIXSET=PM";
const LAYERS: Readonly<Record<string, string>> = {
  png: "LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&FORMAT=image/png",
  jpg: "LAYER=ORTHOIMAGERY.ORTHOPHOTOS&FORMAT=image/jpeg",
};

export function realTileUrl(path: string): string | undefined {
  const [, zoom, column, row, kind = ""] = /^\/(\d+)\/(\d+)\/(\d+)(?:@2x)?\.(png|jpg)$/u.exec(path) ?? [];
  if (zoom === undefined) return undefined;
  return `${IGN}&${LAYERS[kind]}&TILEMATRIX=${zoom}&TILEROW=${row}&TILECOL=${column}`;
}
