import { describe, expect, it } from "vitest";
import { mayFetchAhead } from "../../src/remote/may-fetch-ahead.ts";

describe("prefetching", () => {
  const home = { onLine: true, serviceWorker: { controller: {} } };

  it("is allowed on an unknown or unmetered connection [PHO-8] [THR-23]", () => {
    expect(mayFetchAhead(home)).toBe(true);
    expect(mayFetchAhead({ ...home, connection: { type: "wifi", effectiveType: "4g" } })).toBe(true);
  });

  it("is not allowed with Save-Data, on a mobile or slow connection, offline, and without a worker [PHO-8] [THR-23]", () => {
    const careful = [
      { ...home, connection: { saveData: true } },
      { ...home, connection: { type: "cellular" } },
      { ...home, connection: { effectiveType: "2g" } },
      { ...home, onLine: false },
      { onLine: true, serviceWorker: { controller: null } },
      { onLine: true },
    ];
    expect(careful.filter(mayFetchAhead)).toEqual([]);
  });
});
