import { describe, expect, it } from "vitest";
import {
  DEFAULT_FILTER,
  filterFromQuery,
  queryWithFilter,
  queryWithSort,
  sortFromQuery,
} from "../../../src/features/anomalies/filter/anomaly-filter.ts";

const query = (text: string) => new URLSearchParams(text);

describe("the filter in the address", () => {
  it("shows open reports when the address asks for nothing [ANO-12]", () => {
    expect(filterFromQuery(query(""), DEFAULT_FILTER)).toEqual(DEFAULT_FILTER);
    expect(sortFromQuery(query(""))).toBe("date");
  });

  it("comes back as it was written, accents and signs included [ANO-12]", () => {
    const filter = {
      status: "resolved",
      category: "eclairage",
      period: "month",
      mine: true,
      followed: true,
      text: "école & gare #3 +1",
    } as const;
    const written = queryWithFilter(query(""), filter, DEFAULT_FILTER).toString();
    expect(filterFromQuery(query(written), DEFAULT_FILTER)).toEqual(filter);
  });

  it("leaves no trace of what is default, and keeps what belongs to others [NAV-9]", () => {
    const before = query("status=all&text=banc&utm=lettre&sort=distance");
    expect(queryWithFilter(before, DEFAULT_FILTER, DEFAULT_FILTER).toString()).toBe(
      "utm=lettre&sort=distance",
    );
    expect(queryWithSort(before, "date").toString()).toBe("status=all&text=banc&utm=lettre");
  });

  it("takes a value it does not know for the default [ANO-12]", () => {
    const odd = query("status=everything&category=__proto__&period=-1&mine=oui&sort=votes");
    expect(filterFromQuery(odd, DEFAULT_FILTER)).toEqual(DEFAULT_FILTER);
    expect(sortFromQuery(odd)).toBe("date");
  });

  it("opens with what the person chose, which the address may overrule and need not repeat [CITY-23]", () => {
    const own = { status: "all", category: "voirie", period: "month" } as const;
    expect(filterFromQuery(query(""), own)).toEqual({ ...DEFAULT_FILTER, ...own });
    const wider = { ...DEFAULT_FILTER, ...own, status: "open", category: null } as const;
    const written = queryWithFilter(query(""), wider, own);
    expect(written.toString()).toBe("status=open&category=");
    expect(filterFromQuery(written, own)).toEqual(wider);
    expect(queryWithFilter(written, { ...DEFAULT_FILTER, ...own }, own).toString()).toBe("");
  });

  it("reads no more than 80 characters of a text [ANO-12]", () => {
    expect(filterFromQuery(query(`text=${"a".repeat(500)}`), DEFAULT_FILTER).text).toHaveLength(80);
  });
});
