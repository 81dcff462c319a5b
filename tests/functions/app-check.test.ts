import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isFromOurPage } from "../../functions/src/access/app-check.ts";
import { httpEndpoint } from "../../functions/src/http/http-endpoint.ts";
import { createCity } from "../../functions/src/cities/create-city.ts";
import { updateProfile } from "../../functions/src/users/update-profile.ts";

const verifyToken = vi.hoisted(() => vi.fn<(token: string) => Promise<object>>());
vi.mock("../../functions/src/firebase.ts", () => ({ appCheck: () => ({ verifyToken }) }));

const switchOn = (): void => void vi.stubEnv("PARVIS_APP_CHECK", "1");

beforeEach(() => {
  verifyToken.mockImplementation((token) =>
    token === "ours" ? Promise.resolve({}) : Promise.reject(new Error("forged")),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  verifyToken.mockReset();
});

async function answerTo(proof: string | undefined, options: object = { isProved: true }): Promise<unknown> {
  const endpoint = httpEndpoint({ name: "any", methods: ["POST"], ...options }, () =>
    Promise.resolve({ status: 200, body: { state: "done" } }),
  );
  const said: unknown[] = [];
  const response = {
    status: (status: number) => (said.push(status), response),
    set: () => response,
    json: (body: unknown) => said.push(body),
    on: () => response,
  };
  const headers = proof === undefined ? {} : { "x-firebase-appcheck": proof };
  const request = {
    method: "POST",
    headers,
    header: (name: string) => Object.entries(headers).find(([key]) => key === name)?.[1],
  };
  await endpoint(...([request, response] as unknown as Parameters<typeof endpoint>));
  return said;
}

describe("App Check", () => {
  it("asks for nothing where it is not switched on [SEC-18]", async () => {
    expect(await isFromOurPage(undefined)).toBe(true);
    expect(await answerTo(undefined)).toEqual([200, { state: "done" }]);
    expect(verifyToken).not.toHaveBeenCalled();
  });

  it.each([undefined, "", "forged"])(
    "turns away for now who brings no proof, or another's: %j [SEC-18]",
    async (proof) => {
      switchOn();
      expect(await answerTo(proof)).toEqual([503, { error: "unverified_app" }]);
      expect(verifyToken.mock.calls).toEqual([[proof ?? ""]]);
    },
  );

  it("lets in who brings one [SEC-18]", async () => {
    switchOn();
    expect(await answerTo("ours")).toEqual([200, { state: "done" }]);
  });

  it("asks for nothing at an address that is for everybody [SEC-18]", async () => {
    switchOn();
    expect(await answerTo(undefined, {})).toEqual([200, { state: "done" }]);
  });

  it.each([
    ["users-updateProfile", updateProfile],
    ["cities-createCity", createCity],
  ])("holds for callables alike: %s [SEC-18]", async (_, call) => {
    switchOn();
    const request = { data: {}, auth: { uid: "x", token: {} }, rawRequest: { headers: {} } };
    const { run } = call as unknown as { run: (this: void, request: unknown) => Promise<unknown> };
    await expect(run(request)).rejects.toMatchObject({ code: "unavailable", message: "unverified_app" });
  });
});
