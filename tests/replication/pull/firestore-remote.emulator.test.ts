import { deleteApp, initializeApp } from "firebase/app";
import { vi } from "vitest";
import { openFirestoreRemote } from "../../../replication/pull/firestore-remote.ts";
import { EMULATOR, eraseDocument, PROJECT, setRules, writeDocument } from "./emulator-documents.ts";
import { remoteContract, type RemoteUnderTest } from "./remote-contract.ts";

let apps = 0;

async function open(): Promise<RemoteUnderTest> {
  await setRules(false);
  apps += 1;
  const app = initializeApp({ projectId: PROJECT, apiKey: "demo" }, `pull-${apps}`);
  const remote = openFirestoreRemote({ app, emulator: EMULATOR }, async () => undefined);
  return {
    remote,
    write: writeDocument,
    erase: eraseDocument,
    refuse: setRules,
    until: (condition) => vi.waitUntil(condition, { timeout: 20_000, interval: 20 }).then(() => undefined),
    async end() {
      await remote.close();
      await deleteApp(app);
    },
  };
}

remoteContract("Firestore through its SDKs", open);
