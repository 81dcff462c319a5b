import type { Auth } from "firebase/auth";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepPageAuth } from "../../src/remote/auth/page-auth.ts";

const answers: (() => unknown)[] = [];
const asked = vi.fn<(name: string, payload: unknown) => void>();
const renew = vi.fn<(force: boolean) => Promise<string>>();
vi.mock("firebase/app", () => ({ getApp: () => ({}) }));
const signedIn = { currentUser: { uid: "anne", getIdToken: renew } };
keepPageAuth(signedIn as unknown as Auth);
vi.mock("firebase/functions", () => ({
  getFunctions: () => ({}),
  httpsCallable: (_: unknown, name: string) => async (payload: unknown) => {
    asked(name, payload);
    return { data: answers.shift()?.() };
  },
}));
vi.stubGlobal("location", { origin: "https://parvis.example" });

const { accountCallables } = await import("../../src/remote/callables/account-callables.ts");
const { callables } = await import("../../src/remote/callables/callables.ts");
const { callAnswered } = await import("../../src/remote/callables/call-answered.ts");

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};
const cities = () => ["35024"];
const read = () => callAnswered<readonly string[]>("admin-read", { name: "cities" });

beforeEach(() => {
  answers.length = 0;
  asked.mockReset();
  renew.mockReset().mockResolvedValue("a new token");
  signedIn.currentUser = { uid: "anne", getIdToken: renew };
});

describe("what only a role may ask", () => {
  it("is asked once more with a new token where rights changed in the second of the old one [ADM-4] [P9]", async () => {
    answers.push(failing("functions/unauthenticated"), cities);
    expect(await read()).toEqual({ ok: true, value: ["35024"] });
    expect(renew.mock.calls).toEqual([[true]]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is asked twice at most, and not without a new token [ADM-1]", async () => {
    const refused = { ok: false, problem: "not_allowed" };
    answers.push(failing("functions/unauthenticated"), failing("functions/unauthenticated"));
    expect(await read()).toEqual(refused);
    expect(asked).toHaveBeenCalledTimes(2);
    renew.mockRejectedValue(new Error("The session has ended."));
    answers.push(failing("functions/unauthenticated"), cities);
    expect(await read()).toEqual(refused);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it.each([
    ["functions/permission-denied", "not_allowed"],
    ["functions/internal", "offline"],
    ["functions/invalid-argument", "refused"],
  ])("keeps its token where that is not the reason: %s [ADM-1]", async (code, problem) => {
    answers.push(failing(code));
    expect(await read()).toEqual({ ok: false, problem });
    expect(renew).not.toHaveBeenCalled();
  });
});

describe("what anybody asks about their own account or commune", () => {
  it("is asked once more with a new token just as well [P9]", async () => {
    answers.push(failing("functions/unauthenticated"), () => ({}));
    expect(await accountCallables.updateProfile({ displayName: "Anne" })).toEqual({ ok: true });
    answers.push(failing("functions/unauthenticated"), () => ({}));
    await callables.updateUserCity("35024");
    const [profile, city] = [{ displayName: "Anne" }, { cityId: "35024" }];
    expect(asked.mock.calls).toEqual([
      ["users-updateProfile", profile],
      ["users-updateProfile", profile],
      ["users-updateUserCity", city],
      ["users-updateUserCity", city],
    ]);
    expect(renew.mock.calls).toEqual([[true], [true]]);
  });

  it("is not asked again in the name of who signed in meanwhile [P8]", async () => {
    renew.mockImplementation(async () => {
      signedIn.currentUser = { uid: "yann", getIdToken: renew };
      return "Anne's new token";
    });
    answers.push(failing("functions/unauthenticated"), () => ({}));
    const answer = await accountCallables.updateProfile({ displayName: "Anne" });
    expect(answer).toEqual({ ok: false, problem: { code: "signed_out" } });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
