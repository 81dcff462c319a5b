import { generateKeyPairSync } from "node:crypto";
import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { identify, type VerifyToken } from "../../functions/src/access/identify.ts";
import { identityOf, NO_ROLES } from "../../functions/src/access/identity.ts";
import { PROJECT_ID, startTokenMaker, type TokenParts } from "./support/token-maker.ts";

const EMULATOR = "FIREBASE_AUTH_EMULATOR_HOST";
const HOUR_S = 3600;
const BROKEN_PAYLOAD = `Bearer ${Buffer.from(JSON.stringify({ alg: "RS256", kid: "key-1", typ: "JWT" })).toString("base64url")}.aaaa.aaaa`;
const now = () => Math.floor(Date.now() / 1000);

let maker: Awaited<ReturnType<typeof startTokenMaker>>;
let app: App;
/** The real verifier of the Admin SDK, as it works outside emulators; revocation needs the provider itself. */
let verify: VerifyToken;

beforeAll(async () => {
  vi.stubEnv(EMULATOR, undefined);
  maker = await startTokenMaker();
  app = initializeApp({ projectId: PROJECT_ID, httpAgent: maker.agent }, "tokens");
  verify = (token) => getAuth(app).verifyIdToken(token);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  await maker.stop();
});

describe("a token outside the emulators", () => {
  it("proves who calls when our project's key signed it [SEC-8]", async () => {
    const claims = { moderatorOfCities: { "35024": true }, isAdmin: false, email_verified: true };
    expect(await identify(`Bearer ${maker.token({ claims })}`, verify)).toEqual({
      ok: true,
      value: {
        uid: "resident-yann",
        isGuest: false,
        isConfirmed: true,
        isAdmin: false,
        moderatorOfCities: ["35024"],
        issuedAtS: expect.any(Number) as number,
      },
    });
  });

  const forged: readonly (readonly [string, () => TokenParts])[] = [
    ["is signed by nobody", () => ({ unsigned: true })],
    ["says that it needs no signature", () => ({ header: { alg: "none" }, unsigned: true })],
    ["names no key", () => ({ header: { kid: undefined } })],
    ["names a key that is not ours", () => ({ header: { kid: "key-2" } })],
    [
      "is signed by another key",
      () => ({ key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey }),
    ],
    ["says another algorithm", () => ({ header: { alg: "HS256" } })],
    ["is for another project", () => ({ claims: { aud: "another" } })],
    ["comes from another issuer", () => ({ claims: { iss: "https://securetoken.google.com/another" } })],
    ["is too old", () => ({ claims: { iat: now() - 2 * HOUR_S, exp: now() - HOUR_S } })],
    ["is about nobody", () => ({ claims: { sub: "" } })],
  ];

  it.each(forged)("proves nothing when it %s [SEC-8]", async (_, parts) => {
    const token = maker.token(parts());
    expect(await identify(`Bearer ${token}`, verify)).toEqual({ ok: false, problem: "unauthenticated" });
  });

  it("proves nothing once a claim in it was changed [SEC-8]", async () => {
    const [head, , signature] = maker.token().split(".");
    const [, richer] = maker.token({ claims: { isAdmin: true } }).split(".");
    const token = `${head}.${richer}.${signature}`;
    expect(await identify(`Bearer ${token}`, verify)).toEqual({ ok: false, problem: "unauthenticated" });
  });

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Basic abc",
    "Bearer a b",
    "bearer x.y.z",
    "Bearer é",
    "Bearer a.b.c",
    BROKEN_PAYLOAD,
  ])("proves nothing as the header %j [SEC-5]", async (header) => {
    expect(await identify(header, verify)).toEqual({ ok: false, problem: "unauthenticated" });
  });
});

describe("the identity provider's answer", () => {
  const failing =
    (code: string): VerifyToken =>
    () =>
      Promise.reject(Object.assign(new Error("no"), { code }));

  it.each([
    "auth/argument-error",
    "auth/invalid-id-token",
    "auth/id-token-expired",
    "auth/id-token-revoked",
    "auth/user-not-found",
  ])("ends a session on %s [P9]", async (code) => {
    expect(await identify("Bearer a.b.c", failing(code))).toEqual({ ok: false, problem: "unauthenticated" });
  });

  it("tells a disabled account from a stranger [P9] [OFF-7]", async () => {
    const identity = await identify("Bearer a.b.c", failing("auth/user-disabled"));
    expect(identity).toEqual({ ok: false, problem: "account_disabled" });
  });

  it("decides nothing when it does not come: the caller is told to try later [OFF-5]", async () => {
    await expect(identify("Bearer a.b.c", failing("app/network-error"))).rejects.toThrow("no");
  });
});

describe("claims", () => {
  it.each([["true"], [1], [["35024"]], [{}], [null]])("give no right as %j [AUTH-5]", (claim) => {
    const moderatorOfCities = { "35024": claim };
    const identity = identityOf({ uid: "x", email_verified: true, isAdmin: claim, moderatorOfCities });
    expect(identity).toMatchObject(NO_ROLES);
  });

  it.each([[false], [undefined], ["true"]])(
    "give no role, and no resident, unless the address is confirmed: %j [SEC-12]",
    (email_verified) => {
      const roles = { isAdmin: true, moderatorOfCities: { "35024": true } };
      expect(identityOf({ uid: "x", email_verified, ...roles })).toMatchObject({
        isConfirmed: false,
        ...NO_ROLES,
      });
    },
  );

  it("confirm nothing for a guest [SEC-12]", () => {
    const firebase = { sign_in_provider: "anonymous" };
    const identity = identityOf({ uid: "x", email_verified: true, firebase });
    expect(identity).toMatchObject({ isGuest: true, isConfirmed: false });
  });

  it("are older than any change of rights where they do not say when they were made [P9]", () => {
    expect(identityOf({ uid: "x" })).toEqual({
      uid: "x",
      isGuest: false,
      isConfirmed: false,
      issuedAtS: 0,
      ...NO_ROLES,
    });
  });

  it.each([[["35024"]], ["35024"], [null], [undefined], [7], [true], [{ France: true, __proto__: true }]])(
    "name no city as %j [AUTH-5]",
    (moderatorOfCities) => {
      const identity = identityOf({ uid: "x", email_verified: true, moderatorOfCities });
      expect(identity.moderatorOfCities).toEqual([]);
    },
  );
});
