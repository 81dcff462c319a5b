import { randomUUID } from "node:crypto";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailLink,
  type Auth,
} from "firebase/auth";
import { onTestFinished, describe, expect, it } from "vitest";
import { emailAccount, type AccountFacts } from "../../../src/remote/auth/email-account.ts";

const KEY = "demo-parvis";
const provider = () => `http://${process.env["FIREBASE_AUTH_EMULATOR_HOST"]}`;

describe("a first password", () => {
  it("is reported, although the token renewed in the same second is identical [AUTH-38]", async () => {
    const auth = await signedInByEmailLink();
    const told: (AccountFacts | undefined)[] = [];
    const account = emailAccount(auth, () => void told.push(account.facts()));
    expect(account.facts()).toMatchObject({ hasPassword: false });
    let before: string | undefined;
    do {
      told.length = 0;
      before = await auth.currentUser?.getIdToken(true);
      expect(await account.changePassword(`la pluie tombe ${randomUUID()}`)).toMatchObject({ ok: true });
    } while ((await auth.currentUser?.getIdToken()) !== before);
    expect(told).toMatchObject([{ hasPassword: true }]);
  });

  it("is not reported when the provider refuses it [AUTH-38]", async () => {
    const auth = await signedInByEmailLink();
    const told: string[] = [];
    const account = emailAccount(auth, () => void told.push("a password"));
    expect(await account.changePassword("court")).toMatchObject({ ok: false });
    expect(told).toEqual([]);
    expect(account.facts()).toMatchObject({ hasPassword: false });
  });
});

describe("an account whose form is sent before the SDK has read who is signed in", () => {
  it("is waited for: no session has ended [AUTH-25]", async () => {
    const read = await signedInByEmailLink();
    const reading = {
      currentUser: null as Auth["currentUser"],
      authStateReady: async () => {
        reading.currentUser = read.currentUser;
      },
    };
    const account = emailAccount(reading as Auth, () => undefined);
    expect(await account.changePassword(`la pluie tombe ${randomUUID()}`)).toMatchObject({ ok: true });
  });

  it("is nobody's once it was read without anybody in it [AUTH-25]", async () => {
    const empty = { currentUser: null, authStateReady: async () => undefined };
    const account = emailAccount(empty as unknown as Auth, () => undefined);
    expect(await account.sendVerification()).toEqual({ ok: false, problem: { code: "signed_out" } });
  });
});

async function signedInByEmailLink(): Promise<Auth> {
  const app = initializeApp({ apiKey: KEY }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  onTestFinished(() => deleteApp(app));
  connectAuthEmulator(auth, provider(), { disableWarnings: true });
  const email = `${randomUUID()}@exemple.fr`;
  const answer = await fetch(
    `${provider()}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=${KEY}`,
    {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ requestType: "EMAIL_SIGNIN", email, returnOobLink: true }),
    },
  );
  const { oobLink } = (await answer.json()) as { readonly oobLink: string };
  await signInWithEmailLink(auth, email, oobLink);
  await auth.currentUser?.reload();
  return auth;
}
