import { describe, expect, it } from "vitest";
import { everyScopeOfCity, extentOf, scopesOfThread } from "../../../replication/pull/scope.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

describe("what is read of a thread", () => {
  it("is how it stands, and each page that is shown by itself [THR-12]", () => {
    const scopes = scopesOfThread({ cityId: "35024", threadId: anIdentifier(1), pages: [1, 9] });
    const page = (n: number) => `35024/${anIdentifier(1)}.${n}`;
    expect(scopes.map(({ key, only }) => [key, only?.value])).toEqual([
      [anIdentifier(1), undefined],
      [page(1), page(1)],
      [page(9), page(9)],
    ]);
    expect(scopes.map(extentOf)).toEqual(["document", "city", "city"]);
    expect(scopes.every(({ path }) => path.startsWith("cities/35024/"))).toBe(true);
  });

  it("is not read with the commune [THR-12]", () => {
    expect(everyScopeOfCity("35024").filter(({ collection }) => collection === "messages")).toEqual([]);
  });
});
