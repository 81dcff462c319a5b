import { DocumentReference } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as verifying from "../../functions/src/access/verify-token.ts";
import { RECENT_PROOF_S, TIDY_BUDGET_MS } from "../../functions/src/config.ts";
import type * as firebase from "../../functions/src/firebase.ts";
import { db } from "../../functions/src/firebase.ts";
import * as groups from "../../functions/src/index.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { aReceipt } from "../examples/a-receipt.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { askedHere } from "./support/asked-here.ts";
import { aPushService, stubPushKeys } from "./support/push-service.ts";
import { storedHere } from "./support/stored-here.ts";

const claims = vi.hoisted((): { of: Record<string, unknown> } => ({ of: {} }));
vi.mock("../../functions/src/access/verify-token.ts", (): typeof verifying => ({
  verifyToken: (token) => Promise.resolve({ uid: token, email_verified: true, iat: 1, ...claims.of }),
}));
const provider = vi.hoisted(() => ({
  getUser: (uid: string) => Promise.resolve({ uid, email: `${uid}@exemple.fr`, metadata: {} }),
  getUsers: () => Promise.resolve({ users: [], notFound: [] }),
  deleteUser: vi.fn<(uid: string) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock("../../functions/src/firebase.ts", async (original) => ({
  ...(await original<typeof firebase>()),
  auth: () => provider,
}));

beforeEach(() => {
  claims.of = {};
  vi.spyOn(systemClock, "now").mockReturnValue(NOW);
  vi.spyOn(DocumentReference.prototype, "listCollections").mockResolvedValue([]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const uid = "resident-yann";
const CALLABLES = { ...groups.users, ...groups.push };

const asked = (name: keyof typeof CALLABLES, data: object = {}, token: object = {}) =>
  askedHere(CALLABLES[name], { uid, data, token: { auth_time: NOW / 1000, ...token } });

const receipt = (commandId: string, kind: Receipt["kind"], over: Partial<Receipt> = {}) =>
  aReceipt({ commandId, kind, ...over });
const receiptsOf = (...receipts: readonly { readonly commandId: string }[]) =>
  Object.fromEntries(receipts.map((one) => [`users/${uid}/receipts/${one.commandId}`, one]));
const storedAs = (id: string, authorId: string, over: object = {}) => ({
  [`cities/35024/anomalies/${id}`]: { ...anAnomaly({ id, ...over }), authorId: "" },
  [`cities/35024/moderation/${id}`]: { content: null, authorId, collection: "anomalies" },
});

describe("what somebody takes out", () => {
  it("is what they wrote and is still theirs, and photos that they put to what others wrote [AUTH-22]", async () => {
    const [own, others, gone, elsewhere] = [1, 2, 3, 4].map(anIdentifier) as [string, string, string, string];
    const photo = { id: anIdentifier(7), alt: "Réparé", state: "stored", thumb: "" };
    const photos = [photo];
    const resolving = (id: string, n: number) =>
      receipt(anIdentifier(n), "claim-resolved", { subject: { collection: "anomalies", id } });
    const receipts = receiptsOf(
      ...[own, others, gone].map((id) => receipt(id, "report-anomaly")),
      ...[own, elsewhere, gone].map((id, n) => resolving(id, 10 + n)),
    );
    storedHere({
      ...receipts,
      ...storedAs(own, uid, { photos }),
      ...storedAs(others, "resident-maelle"),
      ...storedAs(elsewhere, "resident-maelle", { photos }),
      [`cities/35024/photos/${photo.id}`]: { subject: {}, uid, state: "stored" },
    });
    const taken = (await asked("exportMyData")) as { reports: { id: string }[]; photosElsewhere: string[] };
    expect(taken.reports.map(({ id }) => id)).toEqual([own]);
    expect(taken.photosElsewhere).toEqual([`/photos/35024/${photo.id}`]);
  });
});

describe("« Masquer mon nom partout »", () => {
  it("leaves alone who decided at the moment of a mark [AUTH-35]", async () => {
    const history = [{ at: NOW, status: "ack", reason: "", byKind: "moderator", byName: "Solène" }];
    const id = anIdentifier(1);
    const hidden = async (kind: Receipt["kind"]) => {
      const { written } = storedHere({
        ...storedAs(id, "resident-maelle", { history }),
        ...receiptsOf(receipt(id, kind)),
      });
      expect(await asked("hideMyName")).toEqual({});
      return written.map(([, path]) => path);
    };
    expect(await hidden("me-too-anomaly")).not.toContain(`cities/35024/anomalies/${id}`);
    expect(await hidden("change-status")).toContain(`cities/35024/anomalies/${id}`);
  });
});

describe("an account that is deleted", () => {
  const proved = (agoS: number, over: Record<string, unknown> = {}) => {
    claims.of = over;
    storedHere({});
    vi.spyOn(db(), "recursiveDelete").mockResolvedValue();
    return asked("deleteMyAccount", {}, { auth_time: NOW / 1000 - agoS });
  };

  it("is so by who proved lately who they are; a guest has nothing to prove it with [AUTH-23]", async () => {
    expect(await proved(RECENT_PROOF_S)).toEqual({});
    await expect(proved(RECENT_PROOF_S + 1)).rejects.toMatchObject({
      code: "failed-precondition",
      message: "requires_recent_login",
    });
    expect(provider.deleteUser.mock.calls).toEqual([[uid]]);
    const guest = { firebase: { sign_in_provider: "anonymous" } };
    expect(await proved(RECENT_PROOF_S + 1, guest)).toEqual({});
    const gone = Object.assign(new Error("gone"), { code: "auth/user-not-found" });
    vi.spyOn(provider, "getUser").mockRejectedValueOnce(gone);
    expect(await proved(RECENT_PROOF_S + 1)).toEqual({});
  });
});

describe("devices of an account", () => {
  it("are told with the key that browsers subscribe with, and none where nothing is sent [NOT-11]", async () => {
    const device = { id: "a", label: "Firefox", p256dh: "secret", updatedAt: NOW };
    storedHere({ [`users/${uid}/devices/a`]: device });
    expect(await asked("state")).toEqual({ key: null, devices: [{ id: "a", label: "Firefox" }] });
    stubPushKeys();
    storedHere({});
    expect(await asked("state")).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/u), devices: [] });
  });

  it("say how many a trial has reached [NOT-11]", async () => {
    stubPushKeys();
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
    const browser = aPushBrowser();
    const {
      endpoint,
      other,
      asked: said,
    } = await aPushService(async (path) => (path === "/other" ? 503 : 201));
    const device = (id: string, at: string) => ({
      id,
      updatedAt: NOW,
      endpoint: at,
      label: "",
      p256dh: browser.p256dh,
      auth: browser.auth,
    });
    const devices = {
      [`users/${uid}/devices/a`]: device("a", endpoint),
      [`users/${uid}/devices/b`]: device("b", other),
    };
    storedHere(devices);
    expect(await asked("test")).toEqual({ delivered: 1 });
    const [first] = said.filter(({ path }) => path === "/browser");
    expect(JSON.parse(browser.read(first?.body ?? Buffer.alloc(0)))).toMatchObject({
      uid,
      tag: "test",
      route: "NotificationSettings",
    });
  });
});

describe("the nightly look at all accounts", () => {
  const accounts = Object.fromEntries(
    Array.from({ length: 201 }, (_, n) => [`users/account-${100 + n}`, {}]),
  );
  const nightOf = async (progress: object | undefined, ms: number) => {
    const { written, begun, searches } = storedHere({ "progress/tidy-accounts": progress, ...accounts });
    vi.spyOn(systemClock, "now")
      .mockReturnValueOnce(NOW)
      .mockReturnValue(NOW + ms);
    await groups.users.tidyAccounts.run({ scheduleTime: "" });
    return { begun, pages: searches.length - 1, after: written.at(-1)?.[2] };
  };

  it("begins where the last one ended, and ends with the last account or with its time [SEC-17]", async () => {
    const [last, second] = ["account-199", "account-299"];
    expect(await nightOf(undefined, 0)).toEqual({ begun: [last, second], pages: 3, after: { after: "" } });
    expect(await nightOf({ after: last }, 0)).toMatchObject({ begun: [last, second], pages: 2 });
    expect(await nightOf({ after: "" }, TIDY_BUDGET_MS)).toEqual({
      begun: [],
      pages: 1,
      after: { after: last },
    });
    expect((await nightOf({}, TIDY_BUDGET_MS - 1)).pages).toBe(3);
  });
});
