import { describe, expect, it } from "vitest";
import type { StoredUser } from "../../src/remote/auth-store.ts";
import { freshTokens } from "../../sw/fresh-token.ts";
import { NOW } from "../examples/identifiers.ts";

const HOUR_MS = 3_600_000;
const YANN: StoredUser = {
  uid: "resident-yann",
  apiKey: "demo-parvis",
  refreshToken: "refresh-1",
  accessToken: "access-1",
  expiresAt: NOW + HOUR_MS,
};

describe("a token without the page", () => {
  it("is the page's own while it lasts [OFF-7]", async () => {
    const { token, asked } = aWorker(YANN, renewed);
    expect(await token(false)).toBe("access-1");
    expect(asked).toEqual([]);
  });

  it("is renewed when it is about to end, once for all that is sent [OFF-7, F51]", async () => {
    const { token, asked } = aWorker({ ...YANN, expiresAt: NOW + 1_000 }, renewed);
    expect([await token(false), await token(false)]).toEqual(["access-2", "access-2"]);
    expect(asked).toEqual([
      "https://tokens.test/v1/token?key=demo-parvis grant_type=refresh_token&refresh_token=refresh-1",
    ]);
  });

  it.each([
    ["lasts for as long as it takes to begin", { expiresAt: NOW + 5 * 60_000 }, "access-2"],
    ["lasts a moment longer", { expiresAt: NOW + 5 * 60_000 + 1 }, "access-1"],
    ["is none", { accessToken: "" }, "access-2"],
  ])("is asked anew unless the one at hand %s [OFF-7, F51]", async (_, user, token) => {
    expect(await aWorker({ ...YANN, ...user }, renewed).token(false)).toBe(token);
  });

  it("is asked for as a form, of no cache, and without what the browser knows of the provider [OFF-7, F51]", async () => {
    const { token, how } = aWorker(YANN, renewed);
    await token(true);
    expect(how).toMatchObject([
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        cache: "no-store",
        credentials: "omit",
      },
    ]);
  });

  it("is kept for as long as the provider says, and no longer than one moment where it does not [OFF-7, F51]", async () => {
    for (const [seconds, asked] of [
      ["3600", 1],
      ["60", 2],
      [undefined, 2],
    ] as const) {
      const worker = aWorker(YANN, async () => Response.json({ id_token: "access-2", expires_in: seconds }));
      await worker.token(true);
      await worker.token(false);
      expect(worker.asked).toHaveLength(asked);
    }
  });

  it("is renewed when the city refused the one it got [OFF-7, F51]", async () => {
    expect(await aWorker(YANN, renewed).token(true)).toBe("access-2");
  });

  it("is none when the provider refuses, a portal answers or the line is down: the outbox keeps all [P1, OFF-14]", async () => {
    const portal = async () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
    const refused = async () => Response.json({ error: { message: "TOKEN_EXPIRED" } }, { status: 400 });
    const cut = async () => Promise.reject(new TypeError("Failed to fetch"));
    const another = async () => Response.json({ id_token: 1, expires_in: "3600" });
    const failing = async () => Response.json({ id_token: "access-2", expires_in: "3600" }, { status: 503 });
    for (const answer of [portal, refused, cut, another, failing]) {
      expect(await aWorker(YANN, answer).token(true)).toBeUndefined();
    }
  });
});

async function renewed(): Promise<Response> {
  return Response.json({ id_token: "access-2", refresh_token: "refresh-1", expires_in: "3600" });
}

function aWorker(user: StoredUser, answer: () => Promise<Response>) {
  const asked: string[] = [];
  const how: (RequestInit | undefined)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    how.push(init);
    asked.push(`${request.url} ${await request.text()}`);
    return answer();
  };
  return { asked, how, token: freshTokens(user, { fetch, tokens: "https://tokens.test", now: () => NOW }) };
}
