import type { BrowserContext } from "@playwright/test";

/** From now on every server of the town answers 503; the app itself and its index are there. */
export async function failServers(context: BrowserContext): Promise<void> {
  await context.route(
    /\/(?:api|photos|geo|google\.firestore|v1\/projects|identitytoolkit)|europe-west9/u,
    (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "unavailable" }),
  );
}
