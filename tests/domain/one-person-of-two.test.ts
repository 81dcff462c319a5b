import { describe, expect, it } from "vitest";
import { CITY_PREFERENCES_SCHEMA } from "../../src/domain/account/city-preferences-schema.ts";
import { wholeMembership } from "../../src/domain/account/membership.ts";
import { mergedMembership } from "../../src/domain/account/merged-membership.ts";
import { DEFAULT_MY_FILTER, PERIODS, STATUS_FILTERS } from "../../src/domain/account/my-filter.ts";
import { KNOWN_MY_FILTER_SCHEMA } from "../../src/domain/account/my-filter-schema.ts";
import { MY_VIEWS } from "../../src/domain/account/my-view.ts";
import { KNOWN_MY_VIEW_SCHEMA } from "../../src/domain/account/my-view-schema.ts";
import { SUSPENSION_SCHEMA } from "../../src/domain/account/suspension.ts";
import { perCollection } from "../../src/domain/command/subject.ts";
import { aMyPlace } from "../examples/a-command.ts";
import { aMembership } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const subject = (n: number) => ({ collection: "anomalies", id: anIdentifier(n) }) as const;
const mark = (n: number, at?: number) =>
  ({ kind: "follow", subject: subject(n), ...(at === undefined ? {} : { at }) }) as const;
const merged = (account: Parameters<typeof aMembership>[0], guest: Parameters<typeof aMembership>[0]) =>
  mergedMembership(aMembership({ rev: 4, ...account }), aMembership(guest), NOW + 5);

describe("a guest who enters their account", () => {
  it("brings what they counted and when they came, as the next revision of the account [AUTH-28]", () => {
    const one = {
      contributions: perCollection(() => 3),
      approved: perCollection(() => 2),
      joinedAt: NOW + 1,
    };
    expect(merged(one, { joinedAt: NOW })).toMatchObject({
      contributions: perCollection(() => 10),
      approved: perCollection(() => 9),
      joinedAt: NOW,
      rev: 5,
      updatedAt: NOW + 5,
    });
    expect(merged({ joinedAt: NOW - 1 }, { joinedAt: NOW }).joinedAt).toBe(NOW - 1);
    expect(merged({ cityName: "" }, { cityName: "Betton" }).cityName).toBe("Betton");
    expect(merged({ cityName: "Rennes" }, { cityName: "Betton" }).cityName).toBe("Rennes");
  });

  it("still wants what they marked last, and nothing that the account undid since [AUTH-28, ANO-7]", () => {
    const guest = { marks: [mark(1, NOW), mark(2, NOW), mark(3)] };
    const undone = [mark(1, NOW + 1), mark(2, NOW - 1), mark(4, NOW)];
    const { marks, undone: left } = merged({ marks: [mark(9, NOW)], undone }, guest);
    expect(marks.map((one) => one.subject.id)).toEqual([9, 2, 3].map((n) => anIdentifier(n)));
    expect(left).toEqual([mark(1, NOW + 1), mark(4, NOW)]);
    expect(merged({ undone: [mark(2, NOW)] }, { marks: [mark(2, NOW)] }).marks).toHaveLength(1);
  });

  it.each([
    [{ mutedUntil: null }, { mutedUntil: NOW, mutedFor: "spam" }, { mutedUntil: NOW, mutedFor: "spam" }],
    [{ mutedUntil: NOW }, { mutedUntil: null }, { mutedUntil: NOW }],
    [
      { mutedUntil: NOW, mutedFor: "a" },
      { mutedUntil: NOW, mutedFor: "b" },
      { mutedUntil: NOW, mutedFor: "a" },
    ],
    [{ mutedUntil: null }, { mutedUntil: null }, { mutedUntil: null }],
  ])(
    "is kept from writing for as long as either was: %j and %j [AUTH-28, THR-24]",
    (account, guest, wanted) => {
      const { mutedUntil, ...rest } = merged(account, guest);
      expect({ mutedUntil, ...("mutedFor" in rest ? { mutedFor: rest.mutedFor } : {}) }).toStrictEqual(
        wanted,
      );
    },
  );
});

describe("what an earlier version kept of a commune", () => {
  it("is read with its marks under their names, and since the beginning where it does not say [ANO-7]", () => {
    const whole = wholeMembership({ cityId: "35024", meToo: [anIdentifier(1)], followed: [anIdentifier(2)] });
    expect(whole).toMatchObject({
      cityName: "",
      joinedAt: 0,
      marks: [
        { kind: "me-too", subject: subject(1) },
        { kind: "follow", subject: subject(2) },
      ],
      organisers: [],
    });
    expect(wholeMembership({ ...whole, cityName: "Betton" })).toMatchObject({
      cityName: "Betton",
      marks: whole.marks,
    });
    expect(wholeMembership({ cityId: "35024", organiser: "Les Amis" }).organisers).toEqual(["Les Amis"]);
  });
});

describe("what a device that is older than a choice makes of it", () => {
  const filter = (value: unknown) => KNOWN_MY_FILTER_SCHEMA.parse(value);
  const view = (value: unknown) => KNOWN_MY_VIEW_SCHEMA.parse(value);

  it.each(STATUS_FILTERS)("keeps the filter « %s » for each period [CITY-23]", (status) => {
    for (const period of PERIODS) {
      const value = { status, category: null, period };
      expect(filter(value)).toEqual({ ok: true, value });
    }
  });

  it("opens as for whoever chose nothing where it does not know the filter [CITY-23]", () => {
    for (const wrong of [undefined, null, {}, { ...DEFAULT_MY_FILTER, status: "another" }])
      expect(filter(wrong)).toEqual({ ok: true, value: DEFAULT_MY_FILTER });
  });

  it("opens with the view that was settled, or with none where it does not know it [CITY-25]", () => {
    for (const value of MY_VIEWS) expect(view(value)).toEqual({ ok: true, value });
    for (const wrong of ["3d", undefined, null]) expect(view(wrong)).toEqual({ ok: true, value: null });
  });

  it("reads why and until when an account is suspended, and drops what it does not know [AUTH-23]", () => {
    const said = { reason: "Insultes répétées.\nDeux avertissements.", until: null };
    expect(SUSPENSION_SCHEMA.parse({ ...said, by: "admin" })).toEqual({ ok: true, value: said });
    expect(SUSPENSION_SCHEMA.parse({ ...said, until: NOW })).toMatchObject({ ok: true });
    expect(SUSPENSION_SCHEMA.parse({ reason: 1, until: null })).toMatchObject({ ok: false });
  });
});

describe("places of one's own", () => {
  const place = (n: number) => aMyPlace({ id: anIdentifier(n) });
  const problems = (places: unknown, opensOn: unknown = null) => {
    const parsed = CITY_PREFERENCES_SCHEMA.parse({ places, opensOn, filter: null, view: null });
    return parsed.ok ? [] : parsed.problem;
  };

  it("are each there once, and the map opens with one of them [CITY-13]", () => {
    expect(problems([place(1), place(2)], anIdentifier(2))).toEqual([]);
    expect(problems([place(1), place(2), place(1)])).toEqual([{ field: "places.2.id", code: "pattern" }]);
    expect(problems([place(1)], anIdentifier(2))).toEqual([{ field: "opensOn", code: "not_one_of" }]);
    expect(problems([])).toEqual([]);
  });
});
