import { FieldPath, Timestamp } from "firebase-admin/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { uncountRoles } from "../../functions/src/access/set-roles.ts";
import { citiesAsked } from "../../functions/src/admin/reads/cities.ts";
import { logPage } from "../../functions/src/admin/reads/log.ts";
import { db } from "../../functions/src/firebase.ts";
import type * as firebase from "../../functions/src/firebase.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { ADMIN_PAGE } from "../../src/domain/administration/question.ts";
import { NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

const getUsers = vi.hoisted(() =>
  vi.fn<(asked: readonly { readonly uid: string }[]) => Promise<object>>((asked) =>
    Promise.resolve({ users: asked.map(({ uid }) => ({ uid, email: `${uid}@exemple.fr` })) }),
  ),
);
vi.mock("../../functions/src/firebase.ts", async (original) => ({
  ...(await original<typeof firebase>()),
  auth: () => ({ getUsers }),
}));
afterEach(() => {
  vi.restoreAllMocks();
  getUsers.mockClear();
});

describe("communes as administrators read them", () => {
  const city = (n: number) => `cities/${String(36_000 + n)}`;
  const nameOf = (n: number) => `Commune ${String(n).padStart(3, "0")}`;
  const all = () =>
    db().collection("cities").orderBy("name").orderBy(FieldPath.documentId()).limit(ADMIN_PAGE);
  const fields = ["name", "population", "moderatorsCount"] as const;

  it("are a page in the order of their names, from where the last one ended [ADM-1]", async () => {
    const page = Object.fromEntries(
      Array.from({ length: ADMIN_PAGE + 1 }, (_, n) => [city(n), { name: nameOf(n), population: n }]),
    );
    const before = { "cities/35024": { name: "Betton" }, "cities/35001": { name: "Acigné" } };
    const { searches, begun } = storedHere({ ...page, ...before });
    const last = ADMIN_PAGE - 1;
    const read = await citiesAsked({ ids: null, after: { value: "Betton", id: "35024" } });
    expect(read.items).toHaveLength(ADMIN_PAGE);
    expect(read.next).toEqual({ value: nameOf(last), id: String(36_000 + last) });
    expect(begun).toEqual(["Betton", "35024"]);
    expect(
      searches[0]?.isEqual(
        all()
          .startAfter("Betton", "35024")
          .select(...fields),
      ),
    ).toBe(true);
    const first = storedHere({ "cities/35001": { name: "Betton" } });
    const nobody = { population: null, moderatorsCount: 0, residents: 0, open: null, ackHours: null };
    expect(await citiesAsked({ ids: null, after: null })).toEqual({
      items: [{ id: "35001", name: "Betton", ...nobody, resolveDays: null, waiting: 0, countedAt: null }],
      next: null,
    });
    expect(first.begun).toEqual([]);
  });

  it("are none where there is none, or none of those that are asked for [ADM-1]", async () => {
    storedHere({});
    const none = { items: [], next: null };
    expect(await citiesAsked({ ids: null, after: null })).toEqual(none);
    expect(await citiesAsked({ ids: [], after: null })).toEqual(none);
    expect(await citiesAsked({ ids: ["35024"], after: null })).toEqual(none);
  });

  it("say what their last count says, and how few accounts there are and how little waits, now [ADM-1] [ADM-7]", async () => {
    const counted = {
      residents: { total: "few" },
      anomalies: { open: 3, medianAckHours: 5, medianResolveDays: 7 },
      moderation: { waiting: "few" },
      updatedAt: Timestamp.fromMillis(NOW),
    };
    storedHere({
      "cities/35024": { name: "Betton", population: 11_000, moderatorsCount: 2 },
      "cities/35024/statistics/_global_": counted,
      "cities/35024/moderation/a": { waitingSince: NOW },
      "cities/35024/moderation/b": { waitingSince: null },
      "cities/35001/moderation/c": { waitingSince: NOW },
      "users/noemie": { cityId: "35024" },
      "users/yann": { cityId: "35024" },
      "users/solene": { cityId: "35001", moderatorOfCities: ["35024"] },
    });
    const { items } = await citiesAsked({ ids: ["35024", "35999"], after: null });
    const figures = { residents: 2, open: 3, ackHours: 5, resolveDays: 7, waiting: 1, countedAt: NOW };
    expect(items).toEqual([
      { id: "35024", name: "Betton", population: 11_000, moderatorsCount: 2, ...figures },
    ]);
  });
});

describe("the log of administrators", () => {
  it("says whom an act was about, where it was about somebody, and how it ended [ADM-2]", async () => {
    const entry = (name: string, about: object) => ({
      id: name,
      name,
      about,
      by: "karim",
      at: Timestamp.fromMillis(NOW),
    });
    // Of one moment: the last name comes first.
    const entries = {
      "admin/audit/entries/c": entry("set-notice", { notice: "Bonjour" }),
      "admin/audit/entries/b": entry("disable-account", { uid: "yann" }),
      "admin/audit/entries/a": entry("enable-account", { uid: "yann" }),
    };
    const ends = {
      "admin/audit/ends/c": { problem: null },
      "admin/audit/ends/b": { problem: "unknown_account" },
    };
    storedHere({ ...ends, ...entries });
    const { items, next } = await logPage(null);
    expect(next).toBeNull();
    expect(items.map(({ aboutEmail, byEmail, result }) => [byEmail, aboutEmail, result])).toEqual([
      ["karim@exemple.fr", "", "done"],
      ["karim@exemple.fr", "yann@exemple.fr", "unknown_account"],
      ["karim@exemple.fr", "yann@exemple.fr", "begun"],
    ]);
    expect(getUsers.mock.calls).toEqual([[[{ uid: "karim" }, { uid: "yann" }]]]);
    storedHere({});
    expect(await logPage(null)).toEqual({ items: [], next: null });
  });
});

it("An account that is no more is marked where a commune counted it, and nowhere else [SEC-13]", async () => {
  // In that very second, a token may have been made before: it counts no more either.
  vi.spyOn(systemClock, "now").mockReturnValue(NOW + 999);
  const writtenFor = async (profile: object | undefined) => {
    const { written } = storedHere({ "users/yann": profile, "cities/35024": {} });
    await uncountRoles("yann");
    return written.map(([, path, data]) => [path, (data as { rightsSince?: number }).rightsSince]);
  };
  expect(await writtenFor(undefined)).toEqual([]);
  expect(await writtenFor({ moderatorOfCities: [] })).toEqual([]);
  expect(await writtenFor({ moderatorOfCities: ["35024"] })).toEqual([
    ["users/yann", NOW / 1000],
    ["cities/35024", undefined],
  ]);
});
