import { registerRoute } from "workbox-routing";
import { keepSharedFiles } from "../src/data/device/shared-files.ts";
import { ENTRIES, SHARED_PHOTOS_FIELD } from "../src/domain/navigation/entries.ts";

/** A photo shared to Parvis: no network is needed, and no server ever sees this POST. */
export function takeShares(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === ENTRIES.share,
    ({ request }) => keepShared(request),
    "POST",
  );
}

/** Stores the photos and opens the page that makes a draft of them; 303 makes a GET of it, so that a reload shares nothing twice. */
async function keepShared(request: Request): Promise<Response> {
  try {
    const fields = (await request.formData()).getAll(SHARED_PHOTOS_FIELD);
    await keepSharedFiles(fields.filter((field) => typeof field !== "string"));
  } catch {
    // A full device: the page that opens finds nothing and says so.
  }
  const page = new URL(ENTRIES.share, self.location.href);
  return new Response(null, { status: 303, headers: { location: page.href } });
}
