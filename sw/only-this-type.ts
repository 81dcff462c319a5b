import type { WorkboxPlugin } from "workbox-core";
import { JSON_TYPE, typeOfPath } from "./content-types.ts";

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
    response.type !== "opaque" &&
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
