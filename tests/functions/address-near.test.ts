import { describe, expect, it } from "vitest";
import { addressNear } from "../../functions/src/addresses/address-near.ts";
import { ADDRESS_M_MAX } from "../../functions/src/config.ts";
import { ADDRESS_CHARS_MAX } from "../../src/domain/limits/limits.ts";
import { json, text, useCannedServer } from "../remote/canned-server.ts";

const service = useCannedServer();
const near = () => addressNear(service.url(), { latE6: 48_180_000, lngE6: -1_640_000 });
const feature = (label: string, distance?: unknown) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [-1.64, 48.18] },
  properties: { label, distance },
});
const found = (...features: readonly object[]) => json({ type: "FeatureCollection", features });

describe("the address of a place", () => {
  it("is asked for by where it is, one of them [GEO-7]", async () => {
    service.answers(found(feature("12 Rue du Pont", 14), feature("14 Rue du Pont", 15)));
    expect(await near()).toEqual({ ok: true, value: "12 Rue du Pont" });
    expect(service.lastAsked().pathname).toBe("/reverse");
    expect(Object.fromEntries(service.lastAsked().searchParams)).toEqual({
      lat: "48.180000",
      lon: "-1.640000",
      index: "address",
      limit: "1",
    });
  });

  it.each([
    ["as far as it may be", [feature("12 Rue du Pont", ADDRESS_M_MAX)], "12 Rue du Pont"],
    ["farther", [feature("12 Rue du Pont", ADDRESS_M_MAX + 1)], ""],
    ["as far as nobody said", [feature("12 Rue du Pont")], "12 Rue du Pont"],
    ["behind one that is farther", [feature("Loin", ADDRESS_M_MAX + 1), feature("Près", 1)], ""],
    ["nowhere", [], ""],
    ["longer than is kept", [feature("a".repeat(500), 1)], "a".repeat(ADDRESS_CHARS_MAX)],
  ])("is the nearest one's, where that is near: %s [GEO-7]", async (_, features, value) => {
    service.answers(found(...features));
    expect(await near()).toEqual({ ok: true, value });
  });

  it.each([
    ["nothing of its kind", json({}), "no features"],
    ["an error", text(503, "text/html", ""), "status 503"],
  ])("is unknown where the service says %s [GEO-6]", async (_, answer, problem) => {
    service.answers(answer);
    expect(await near()).toEqual({ ok: false, problem });
  });
});
