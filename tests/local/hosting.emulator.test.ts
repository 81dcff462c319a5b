import { describe, expect, it } from "vitest";
import { originOf, portOffset, portsAt } from "../../local/ports.ts";
import { anAccount } from "../functions/support/accounts.ts";

const HOSTING = originOf(portsAt(portOffset()).testHosting);
const SECURITY = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
];

const ask = (path: string, init: RequestInit = {}) => fetch(`${HOSTING}${path}`, init);
const post = (path: string, body: string, token?: string) =>
  ask(path, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });

describe("Hosting", () => {
  it.each(["/", "/.x", "/.well-known/anything", "/city/35024/map/anomalies", "/a/.b/c"])(
    "sends the security headers with %s [SEC-7]",
    async (path) => {
      const { headers } = await ask(path);
      expect(SECURITY.filter((name) => !headers.has(name))).toEqual([]);
    },
  );

  it("keeps no missing file of the app for ever [SEC-7, SW-11]", async () => {
    const { status, headers } = await ask("/assets/gone-abcdef12.js");
    expect(status).toBe(404);
    expect(headers.get("cache-control")).not.toMatch(/immutable|max-age=[0-9]{3}/u);
  });

  it.each(["GET", "POST"])(
    "answers %s to an unknown call as a call, not as a page [SEC-7]",
    async (method) => {
      const answer = await ask("/api/unknown", { method });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/u);
      expect(await answer.json()).toEqual({ error: "not_found" });
    },
  );

  it.each(["/api/commands-submit", "/api/users-updateProfile"])(
    "shows nothing of the server to who sends it what is no JSON: %s [SEC-6]",
    async (path) => {
      const { token } = await anAccount();
      const answer = await post(path, "{ broken", token);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/node_modules|\bat \w+|SyntaxError/u);
    },
  );

  it("carries the callables on the page's own origin, and lets no other page call them [SEC-7]", async () => {
    const { token } = await anAccount();
    const body = JSON.stringify({ data: { displayName: "Yann" } });
    expect(await (await post("/api/users-updateProfile", body, token)).json()).toEqual({
      result: { displayName: "Yann" },
    });
    const preflight = await ask("/api/users-updateProfile", {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});
