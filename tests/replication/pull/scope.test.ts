import { describe, expect, it } from "vitest";
import {
  contourScope,
  everyScopeOfCity,
  extentOf,
  messageScope,
  moderationScope,
  pageScopesAmong,
  scopeIdOf,
  scopesOfCity,
  scopesOfPerson,
  scopesOfThread,
  type Scope,
} from "../../../replication/pull/scope.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

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

describe("what is read of a thread", () => {
  it("is how it stands, and each page that is shown by itself [THR-12]", () => {
    const scopes = scopesOfThread({ cityId: "35024", threadId: anIdentifier(1), pages: [1, 9] });
    const page = (n: number) => `35024/${anIdentifier(1)}.${n}`;
    expect(scopes.map(({ key, only }) => [key, only?.value])).toEqual([
      [`thread ${anIdentifier(1)}`, undefined],
      [page(1), page(1)],
      [page(9), page(9)],
    ]);
    expect(scopes.map(extentOf)).toEqual(["document", "city", "city"]);
    expect(scopes.every(({ path }) => path.startsWith("cities/35024/"))).toBe(true);
  });

  it("is one message by itself, where this device waits for it alone [THR-1]", () => {
    const scope = messageScope({
      cityId: "35024",
      subject: { collection: "messages", id: anIdentifier(501) },
    });
    expect(extentOf(scope)).toBe("document");
    expect(scope).toMatchObject({
      path: `cities/35024/messages/${anIdentifier(501)}`,
      key: anIdentifier(501),
    });
  });

  it("is how it stands by itself, beside a message that opened it under the same id [THR-13] [THR-26]", () => {
    const wanted = { cityId: "35024", subject: { collection: "threads", id: anIdentifier(501) } } as const;
    expect(messageScope(wanted)).toMatchObject({
      path: `cities/35024/threads/${anIdentifier(501)}`,
      key: `thread ${anIdentifier(501)}`,
    });
  });

  it("leaves the device with its commune, and no other page does [THR-12]", () => {
    const held = ["messages:35024/a.1", "messages:35024/a.2", "messages:35238/b.1", "anomalies:35024"];
    const scopes = pageScopesAmong(
      held.map((id) => ({ id })),
      "35024",
    );
    expect(scopes.map(({ key }) => key)).toEqual(["35024/a.1", "35024/a.2"]);
  });

  it("is not read with the commune [THR-12]", () => {
    expect(everyScopeOfCity("35024").filter(({ collection }) => collection === "messages")).toEqual([]);
  });
});
