import { afterEach, describe, expect, it, vi } from "vitest";

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn<() => object>(() => ({})),
  getToken: vi.fn<() => Promise<{ token: string }>>(),
  ReCaptchaEnterpriseProvider: vi.fn<() => void>(),
}));
vi.mock("firebase/app-check", () => sdk);

const { openAppCheck, provedFetch } = await import("../../src/remote/app-check/app-check.ts");

afterEach(() => void vi.unstubAllGlobals());

function sentHeaders(): Promise<Headers> {
  return new Promise((resolve) => {
    vi.stubGlobal("fetch", (_: string, { headers }: { headers: Headers }) => {
      resolve(headers);
      return Promise.resolve(new Response());
    });
  });
}

describe("what this page sends where App Check is switched on", () => {
  it("waits for the check to be there, and carries its proof beside what it carried [SEC-18]", async () => {
    sdk.getToken.mockResolvedValue({ token: "proof" });
    const sent = sentHeaders();
    const asked = provedFetch("/api/commands-submit", { headers: { authorization: "Bearer a" } });
    openAppCheck({} as never, { key: "key" });
    await asked;
    const headers = await sent;
    expect(headers.get("x-firebase-appcheck")).toBe("proof");
    expect(headers.get("authorization")).toBe("Bearer a");
  });

  it("goes without one where Google does not answer: the server decides [SEC-18]", async () => {
    sdk.getToken.mockRejectedValue(new Error("blocked"));
    const sent = sentHeaders();
    await provedFetch("/api/commands-submit");
    expect((await sent).has("x-firebase-appcheck")).toBe(false);
  });
});
