import { describe, expect, it } from "vitest";
import {
  contourScope,
  everyScopeOfCity,
  extentOf,
  moderationScope,
  pageScopesAmong,
  scopeIdOf,
  scopesOfCity,
  scopesOfPerson,
  scopesOfThread,
  type Scope,
} from "../../../replication/pull/scope.ts";

const told = (scopes: readonly Scope[]) =>
  scopes.map((scope) => [scopeIdOf(scope), scope.path, extentOf(scope)]);

describe("what is read", () => {
  it("of a person is who they are, and what is theirs alone [PULL-10]", () => {
    expect(told(scopesOfPerson("yann"))).toEqual([
      ["users:yann", "users/yann", "document"],
      ["userCities:yann", "users/yann/cities", "collection"],
      ["receipts:yann", "users/yann/receipts", "collection"],
      ["notifications:yann", "users/yann/notifications", "collection"],
    ]);
  });

  it("of a commune is itself, what people write there, and what it counts [PULL-10]", () => {
    expect(told(scopesOfCity("35024"))).toEqual([
      ["cities:35024", "cities/35024", "document"],
      ["anomalies:35024", "cities/35024/anomalies", "city"],
      ["ideas:35024", "cities/35024/ideas", "city"],
      ["activities:35024", "cities/35024/activities", "city"],
      ["tallies:35024", "cities/35024/tallies", "city"],
      ["statistics:35024", "cities/35024/statistics/_global_", "document"],
    ]);
    const beside = [contourScope("35024"), moderationScope("35024")];
    expect(told(beside)).toEqual([
      ["contours:contour 35024", "cities/35024/contours/_global_", "document"],
      ["moderation:35024", "cities/35024/moderation", "city"],
    ]);
    expect(everyScopeOfCity("35024")).toEqual([...scopesOfCity("35024"), ...beside]);
  });

  it("of a thread is its pages by the commune they are in, also when only their position is known [THR-12]", () => {
    const [, page] = scopesOfThread({ cityId: "35024", threadId: "a", pages: [1] });
    expect(page).toEqual({
      collection: "messages",
      path: "cities/35024/messages",
      only: { field: "page", value: "35024/a.1" },
      key: "35024/a.1",
    });
    expect(pageScopesAmong([{ id: "messages:35024/a.1" }], "35024")).toEqual([page]);
  });
});
