import { describe, expect, it } from "vitest";
import { loadCommuneIndex } from "../../../src/remote/communes/load-index.ts";
import { text, useCannedServer } from "../canned-server.ts";

const server = useCannedServer();

describe("the index of communes", () => {
  it("is loaded again after a captive portal's page, then once per page [CITY-8, F4]", async () => {
    server.answers(text(200, "text/html", "<!doctype html><title>Wi-Fi</title>"));
    await expect(loadCommuneIndex(server.url())).rejects.toThrow(/index of communes/u);
    server.answers(
      text(
        200,
        "text/tab-separated-values",
        "35024\tBetton\t35830\t12500\t481817\t-16436\tIlle-et-Vilaine\n",
      ),
    );
    const [first, second] = await Promise.all([
      loadCommuneIndex(server.url()),
      loadCommuneIndex(server.url()),
    ]);
    expect(first).toBe(second);
    expect(first).toEqual([
      {
        code: "35024",
        name: "Betton",
        postcodes: ["35830"],
        population: 12_500,
        department: "Ille-et-Vilaine",
        place: { latE6: 48_181_700, lngE6: -1_643_600 },
      },
    ]);
    expect(server.timesAsked()).toBe(2);
  });
});
