import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFirestoreRemote } from "../../../replication/pull/firestore-remote.ts";
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
    const before = await openFirestoreRemote({ app, emulator: EMULATOR });
    await before.page(SCOPE, null, 10);
    const opening = openFirestoreRemote({ app, emulator: EMULATOR });
    await before.close();
    const next = await opening;
    expect(await next.page(SCOPE, null, 10)).not.toHaveLength(0);
    await next.close();
  });
});
