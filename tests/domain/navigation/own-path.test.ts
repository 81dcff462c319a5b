import { array, assert, constantFrom, oneof, property, string, webUrl } from "fast-check";
import { describe, expect, it } from "vitest";
import { stories } from "../../support/stories.ts";
import { refusedPath } from "../../../src/domain/navigation/guard.ts";
import { ownPathOf } from "../../../src/domain/navigation/own-path.ts";
import { pathOf, ROUTES } from "../../../src/domain/navigation/routes.ts";

const ORIGIN = "https://parvis.example";

const ELSEWHERE = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "https:evil.example",
  "HTTPS:/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/%5cevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/%2E%2E/%2F/evil.example",
  "/city/35024//evil.example",
  "/city/%2F%2Fevil.example",
  "/%09/evil.example",
  "/%00",
  "evil.example",
  "?redirect=//evil.example",
  "#//evil.example",
  "",
];

describe("a redirect", () => {
  it.each(ELSEWHERE)("does not follow %j [NAV-7]", (written) => {
    expect(ownPathOf(written)).toBeUndefined();
  });

  it("is absent when nothing was asked for, and refuses what is endless [NAV-7]", () => {
    expect(ownPathOf(null)).toBeUndefined();
    expect(ownPathOf(`/${"a".repeat(2000)}`)).toBeUndefined();
  });

  it.each([
    ROUTES.Profile,
    pathOf("Threads", { cityId: "2A004" }),
    "/city/35024/list/anomalies?q=caf%C3%A9&from=//x#row-3",
    "/auth/action?oobCode=a%2Fb&apiKey=k",
  ])("goes back to %s, query and hash included [NAV-7, NAV-9]", (path) => {
    expect(ownPathOf(path)).toBe(path);
    const carried = new URL(refusedPath(path), ORIGIN).searchParams.get("redirect");
    expect(ownPathOf(carried)).toBe(path);
  });

  it("never leaves this origin, nor the path it names, whatever it says [NAV-7]", () => {
    const bits = constantFrom(
      "/",
      "\\",
      "//",
      ".",
      "..",
      "%2F",
      "%5C",
      "%2e",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "https:",
      "city",
      "é",
      "\u2028",
    );
    const hostile = array(oneof(bits, string()), { maxLength: 8 }).map((parts) => parts.join(""));
    assert(
      property(
        oneof(
          hostile,
          hostile.map((text) => `/${text}`),
          webUrl(),
        ),
        (written) => {
          const path = ownPathOf(written);
          if (path === undefined) return;
          const target = new URL(path, ORIGIN);
          expect(target.origin).toBe(ORIGIN);
          // As a person would follow it: what the address bar shows, read again from there.
          expect(new URL(target.pathname, ORIGIN).origin).toBe(ORIGIN);
          expect(target.pathname.replaceAll(/%(?:2f|5c)/giu, "/")).not.toMatch(/^\/\//u);
        },
      ),
      { numRuns: stories(2000) },
    );
  });
});
