import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFirestoreListening } from "../../../replication/pull/firestore-listening.ts";
import type { RemoteDocument } from "../../../replication/pull/ports.ts";
import type { Listening } from "../../../replication/pull/when-listened.ts";
import { EMULATOR, PROJECT, setRules, writeDocument } from "./emulator-documents.ts";
import { anomaliesScope } from "./a-town.ts";

const SCOPE = anomaliesScope();

let app: FirebaseApp;

beforeEach(async () => {
  await setRules(false);
  app = initializeApp({ projectId: PROJECT, apiKey: "demo" }, "one-instance");
});

afterEach(() => deleteApp(app));

describe("the pull of the next account", () => {
  it("reads on when the one before it closes late [P4, PULL-5]", async () => {
    await writeDocument(SCOPE.path, "first", { rev: 1 }, { seconds: 1_700_000_000, nanoseconds: 0 });
    const before = await openFirestoreListening({ app, emulator: EMULATOR });
    await heardBy(before);
    const opening = openFirestoreListening({ app, emulator: EMULATOR });
    await before.close();
    const next = await opening;
    expect(await heardBy(next)).not.toHaveLength(0);
    await next.close();
  });
});

/** What the server answers first. */
function heardBy({ listen }: Listening): Promise<readonly RemoteDocument[]> {
  return new Promise((resolve, reject) => {
    const from = { since: null, reached: { seconds: 0, nanoseconds: 0 } };
    listen(SCOPE, from, ({ fromCache, documents }) => void (fromCache || resolve(documents)), reject);
  });
}
