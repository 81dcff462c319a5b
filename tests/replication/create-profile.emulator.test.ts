import { randomUUID } from "node:crypto";
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInAnonymously } from "firebase/auth";
import { afterEach, describe, expect, it } from "vitest";
import { createProfile } from "../../replication/create-profile.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { aDevice } from "../data/environment/a-device.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";

const [host = "", port = ""] = (process.env["FIRESTORE_EMULATOR_HOST"] ?? "").split(":");
const EMULATOR = { host, port: Number(port) };
/** Where nobody listens. */
const NOWHERE = { host: "127.0.0.1", port: 9 };

const open: FirebaseApp[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => deleteApp(app)));
});

function aPage(): FirebaseApp {
  // The SDK's memory of who is signed in goes by the app's name.
  const app = initializeApp({ projectId: "demo-parvis", apiKey: "demo" }, `newcomer-${randomUUID()}`);
  open.push(app);
  return app;
}

/** A first visit: an anonymous sign-in by the real SDK, under the real rules. */
async function aNewcomer() {
  const app = aPage();
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${process.env["FIREBASE_AUTH_EMULATOR_HOST"]}`, {
    disableWarnings: true,
  });
  const { user } = await signInAnonymously(auth);
  return { app, account: { uid: user.uid, device: aDevice() }, path: `users/${user.uid}` };
}

describe("a new anonymous user", () => {
  it("has a profile that the client made, with createdAt by the server’s clock and nothing else [AUTH-2]", async () => {
    const { app, account, path } = await aNewcomer();
    const before = Date.now();
    await createProfile(app, EMULATOR, account);
    const profile = await readDocument(path);
    expect(Object.keys(profile ?? {})).toEqual(["createdAt"]);
    const createdAt = new Date(profile?.["createdAt"] as string | Date).getTime();
    expect(Math.abs(createdAt - before)).toBeLessThan(MINUTE_MS);
  });

  it("has it made once per device: the next start asks nobody [AUTH-2]", async () => {
    const { app, account } = await aNewcomer();
    await createProfile(app, EMULATOR, account);
    await expect(createProfile(aPage(), NOWHERE, account)).resolves.toBeUndefined();
  });

  it("keeps the one the server has already: it is not made again, and that is no failure [AUTH-2]", async () => {
    const { app, account, path } = await aNewcomer();
    await writeDocument(path, { createdAt: new Date(0), isDisabled: true });
    await createProfile(app, EMULATOR, account);
    expect(await readDocument(path)).toMatchObject({ isDisabled: true });
    expect(await account.device.settings.count()).toBe(1);
  });

  it("is not taken for made while nobody could be reached: the next start makes it [AUTH-2]", async () => {
    const { app, account, path } = await aNewcomer();
    await expect(createProfile(aPage(), NOWHERE, account)).rejects.toThrow("fetch failed");
    expect(await account.device.settings.count()).toBe(0);
    await createProfile(app, EMULATOR, account);
    expect(await readDocument(path)).toHaveProperty("createdAt");
  });
});
