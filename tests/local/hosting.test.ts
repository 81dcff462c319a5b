import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../local/paths.ts";

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const { hosting } = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8")) as {
  hosting: {
    headers: readonly Rule[];
    rewrites: readonly { source: string; function?: { functionId: string; region: string } }[];
  };
};

const headersOf = (source: string): Map<string, string> =>
  new Map(
    hosting.headers.find((rule) => rule.source === source)?.headers.map(({ key, value }) => [key, value]),
  );

describe("what Hosting sends", () => {
  it("lets the page run its own files only, and no made-up HTML [SEC-7]", () => {
    const policy = headersOf("**").get("Content-Security-Policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "script-src 'self';",
      "style-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|127\.0\.0\.1/u);
  });

  it("keeps files with a hash in their name for a year, and asks again for documents and the worker", () => {
    expect(headersOf("/assets/**").get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headersOf("!/@(assets|data|photos|api)/**").get("Cache-Control")).toBe("no-cache");
  });

  it("brings each address of the wire to its function in Paris", () => {
    const functions = hosting.rewrites.flatMap(({ source, function: target }) =>
      target === undefined ? [] : [[source, target.functionId, target.region]],
    );
    expect(functions).toEqual([
      ["/api/commands-submit", "commands-submit", "europe-west9"],
      ["/api/photos-upload/**", "photos-upload", "europe-west9"],
      ["/photos/**", "photos-get", "europe-west9"],
    ]);
  });
});
