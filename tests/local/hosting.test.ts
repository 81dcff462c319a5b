import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../local/paths.ts";

interface Rule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const { hosting } = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8")) as {
  hosting: {
    headers: readonly Rule[];
    rewrites: readonly { source: string; function?: { functionId: string; region?: string } }[];
  };
};

const headersOf = (source: string): Map<string, string> =>
  new Map(
    hosting.headers
      .find((rule) => (rule.source ?? rule.regex) === source)
      ?.headers.map(({ key, value }) => [key, value]),
  );

describe("what Hosting sends", () => {
  it("lets the page run its own files and the scripts of its document, and no made-up HTML [SEC-7]", () => {
    const document = readFileSync(inRoot("index.html"), "utf8");
    const scripts = [...document.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, script = ""]) => script);
    const hashes = scripts.map((script) => createHash("sha256").update(script).digest("base64"));
    expect(hashes).toHaveLength(3);
    const policy = headersOf(".*").get("Content-Security-Policy") ?? "";
    for (const part of [
      "default-src 'none'",
      `script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(" ")};`,
      "style-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|127\.0\.0\.1|cloudfunctions/u);
  });

  it("shows files with a hash in their name at once for a year, and asks again for documents and the worker", () => {
    // Never immutable: Hosting says the same of a file that is missing in the middle of a release.
    expect(headersOf("/assets/**").get("Cache-Control")).toBe(
      "public, max-age=60, stale-while-revalidate=31536000",
    );
    expect(headersOf("!/@(assets|data|photos|api)/**").get("Cache-Control")).toBe("no-cache");
  });

  it("brings each address of the wire to its function, wherever the functions are", () => {
    const targets = hosting.rewrites.flatMap(({ source, function: target }) =>
      target === undefined ? [] : [{ source, ...target }],
    );
    expect(targets.filter(({ region }) => region !== undefined)).toEqual([]);
    expect(targets.map(({ source, functionId }) => [source, functionId])).toEqual([
      ["/api/commands-submit", "commands-submit"],
      ["/api/photos-upload/**", "photos-upload"],
      ["/api/admin-act", "admin-act"],
      ["/api/admin-read", "admin-read"],
      ["/api/cities-askToJoin", "cities-askToJoin"],
      ["/api/cities-createCity", "cities-createCity"],
      ["/api/moderation-log", "moderation-log"],
      ["/api/push-forget", "push-forget"],
      ["/api/push-state", "push-state"],
      ["/api/push-subscribe", "push-subscribe"],
      ["/api/push-test", "push-test"],
      ["/api/users-adoptGuest", "users-adoptGuest"],
      ["/api/users-deleteMyAccount", "users-deleteMyAccount"],
      ["/api/users-exportMyData", "users-exportMyData"],
      ["/api/users-hideMyName", "users-hideMyName"],
      ["/api/users-updateProfile", "users-updateProfile"],
      ["/api/users-updateUserCity", "users-updateUserCity"],
      ["/api/**", "site-missing"],
      ["/photos/**", "photos-get"],
      ["/calendar/**", "cities-calendar"],
    ]);
  });
});
