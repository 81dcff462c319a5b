import type { WorkboxPlugin } from "workbox-core";

export const JSON_TYPE = /^application\/(?:[\w.]+\+)?json\b/iu;
const SCRIPT_TYPE = /^(?:text|application)\/javascript\b/iu;
const STYLE_TYPE = /^text\/css\b/iu;

/** What a file of the shell must say it is, by the ending of its name. */
const TYPE_BY_ENDING: Readonly<Record<string, RegExp>> = {
  js: SCRIPT_TYPE,
  css: STYLE_TYPE,
  html: /^text\/html\b/iu,
  json: JSON_TYPE,
  webmanifest: JSON_TYPE,
  svg: /^image\/svg\+xml\b/iu,
  png: /^image\/png\b/iu,
  woff2: /^(?:font\/woff2|application\/(?:font-woff2|octet-stream))\b/iu,
};

const ANYTHING_BUT_HTML = /^(?!text\/html\b)./iu;

export function typeOfPath(pathname: string): RegExp {
  return TYPE_BY_ENDING[pathname.slice(pathname.lastIndexOf(".") + 1)] ?? ANYTHING_BUT_HTML;
}

/** Keeps an answer only when it is a plain 200 of the expected type: a captive portal answers 200 HTML to everything. */
export function onlyThisType(contentType: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      if (!isKept(response, contentType)) return null;
      return contentType !== JSON_TYPE || (await isJson(response.clone())) ? response : null;
    },
  };
}

/** For the shell: each file must be of the type its name promises. One that is not fails the installation as a whole (F5, F45). */
export const onlyItsOwnType: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => {
    const contentType = typeOfPath(new URL(request.url).pathname);
    return Promise.resolve(isKept(response, contentType) ? response : null);
  },
};

export function isKept(response: Response, contentType: RegExp): boolean {
  return (
    response.status === 200 &&
    !/\bno-store\b/iu.test(String(response.headers.get("cache-control"))) &&
    contentType.test(response.headers.get("content-type") ?? "")
  );
}

async function isJson(response: Response): Promise<boolean> {
  try {
    await response.json();
    return true;
  } catch {
    return false;
  }
}
