import { firestorePages, type FirestoreOptions } from "./firestore-pages.ts";
import type { RemoteCollections } from "./ports.ts";
import { whenListened } from "./when-listened.ts";
import { withFreshToken } from "./with-fresh-token.ts";

/** Firestore as the pull wants it: every answer is the server's. */
export function openFirestoreRemote(
  options: FirestoreOptions,
  renewToken: () => Promise<unknown>,
): RemoteCollections {
  return {
    page: withFreshToken(firestorePages(options), renewToken),
    ...whenListened(async () => {
      const { openFirestoreListening } = await import("./firestore-listening.ts");
      return openFirestoreListening(options);
    }),
  };
}
