import { describe, expect, it } from "vitest";
import { placeOf } from "../../src/domain/place/place.ts";
import { compassPoint } from "../../src/shared/place/direction-words.ts";
import { shareLink } from "../../src/shared/collection/share-link.ts";
import { mapInsets } from "../../src/shared/collection/map-insets.ts";
import { knownAddresses } from "../../src/shared/place/known-addresses.ts";
import { instantOfLocal, localOfInstant } from "../../src/shared/drafts/local-time.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";

const here = placeOf(48.18, -1.64);

describe("a place in words", () => {
  it("is told by the eight points of the compass, by the ground and not by degrees [MAP-3]", () => {
    const at = (north: number, east: number) => compassPoint(here, placeOf(48.18 + north, -1.64 + east));
    expect([at(1, 0), at(0, 1), at(-1, 0), at(0, -1)]).toEqual(["n", "e", "s", "w"]);
    expect([at(0.01, 0.015), at(-0.01, 0.015), at(-0.01, -0.015), at(0.01, -0.015)]).toEqual([
      "ne",
      "se",
      "sw",
      "nw",
    ]);
  });

  it("is found without network among the addresses this device has seen [GEO-6]", () => {
    const known = [anAnomaly(), anAnomaly(), anAnomaly({ address: "" })];
    expect(knownAddresses("TREGOR rue", known).map(({ label }) => label)).toEqual([
      "3 rue du Trégor, 35830 Betton",
    ]);
    expect(knownAddresses("  ", known)).toEqual([]);
    expect(knownAddresses("gare", known)).toEqual([]);
  });
});

describe("the panels over the map", () => {
  it("cover its right on a desktop and its foot on a phone, at most by little more than half [MAP-2]", () => {
    const phone = { isWide: false, hasDetail: false, heightPx: 600 } as const;
    expect(mapInsets({ ...phone, rest: "peek" })).toMatchObject({ right: 0, bottom: 76 });
    expect(mapInsets({ ...phone, rest: "full" })).toMatchObject({ bottom: 330 });
    const desktop = { isWide: true, rest: "half", heightPx: 600 } as const;
    expect(mapInsets({ ...desktop, hasDetail: true })).toMatchObject({ right: 480, bottom: 0 });
    expect(mapInsets({ ...desktop, hasDetail: false })).toMatchObject({ right: 0, bottom: 0 });
  });
});

describe("the moment something was seen", () => {
  it("goes to the field and back to the minute, and empty is no moment [ANO-14]", () => {
    const minute = new Date(2026, 2, 12, 18, 4).getTime();
    expect(localOfInstant(minute)).toBe("2026-03-12T18:04");
    expect(instantOfLocal("2026-03-12T18:04")).toBe(minute);
    expect(instantOfLocal("")).toBeNull();
  });
});

describe("« Partager »", () => {
  const link = { title: "Banc cassé", url: "https://parvis.example/a" };
  const works = () => Promise.resolve();
  const fails = (name: string) => () => Promise.reject(new DOMException("", name));
  const clipboard = (writeText: (text: string) => Promise<void>) => ({ writeText }) as unknown as Clipboard;

  it("uses the device's sheet, and copies the link where there is none or where it fails [ANO-12]", async () => {
    expect(await shareLink(link, { share: works })).toBe("shared");
    expect(await shareLink(link, { share: fails("AbortError") })).toBe("shared");
    expect(await shareLink(link, { share: fails("NotAllowedError"), clipboard: clipboard(works) })).toBe(
      "copied",
    );
    expect(await shareLink(link, { clipboard: clipboard(fails("NotAllowedError")) })).toBe("failed");
    expect(await shareLink(link, {})).toBe("failed");
  });
});
