import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MATRIX } from "../rules/matrix.ts";
import { collections } from "./support/collections.ts";

interface Override {
  readonly collectionGroup: string;
  readonly ttl?: boolean;
}

describe("every collection of the database", () => {
  it("is tried against the rules, for reading and for writing [SEC-1, SEC-2]", () => {
    const tried = (isWrite: boolean) =>
      new Set(
        MATRIX.filter(
          ({ operation }) => ["create", "update", "delete"].includes(operation) === isWrite,
        ).flatMap(({ path }) => path.split("/").filter((_, index) => index % 2 === 0)),
      );
    expect(collections().size).toBeGreaterThan(25);
    for (const isWrite of [false, true])
      expect([...collections()].filter((name) => !tried(isWrite).has(name))).toEqual([]);
  });

  it("stands in the table that says who reads and writes it [LAND-3]", () => {
    const table = readFileSync("docs/architecture.md", "utf8");
    expect([...collections()].filter((name) => !new RegExp(`\\b${name}/`, "u").test(table))).toEqual([]);
  });

  it("whose documents end by themselves is named where a deployment looks whether they do [SEC-20]", () => {
    const { fieldOverrides } = JSON.parse(readFileSync("firestore.indexes.json", "utf8")) as {
      readonly fieldOverrides: readonly Override[];
    };
    const ending = fieldOverrides.flatMap(({ collectionGroup, ttl }) => (ttl ? [collectionGroup] : []));
    const page = readFileSync("docs/deployment.md", "utf8");
    const [, named = ""] = /ttls list` names ([^|]+), `ACTIVE`/u.exec(page) ?? [];
    expect([...named.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name)).toEqual(ending.toSorted());
  });
});
