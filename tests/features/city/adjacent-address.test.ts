import { describe, expect, it } from "vitest";
import { placeOf } from "../../../src/domain/place/place.ts";
import { adjacentAddress } from "../../../src/features/city/details/adjacent-address.ts";
import type { FoundAddress } from "../../../src/domain/place/found-address.ts";

const found = (over: Partial<FoundAddress> = {}): FoundAddress => ({
  id: "35024_0001",
  label: "2 Place de la Mairie, 35830 Betton",
  place: placeOf(48.1826, -1.6419),
  cityId: "35024",
  distanceM: 50,
  ...over,
});

describe("the address next to a town hall", () => {
  it("is named when it is next door [CITY-27]", () => {
    expect(adjacentAddress(found(), "35024")).toBe("2 Place de la Mairie, 35830 Betton");
  });

  it.each([
    ["too far away", found({ distanceM: 51 })],
    ["at a distance nobody told", found({ distanceM: null })],
    ["another commune's", found({ cityId: "35238" })],
  ])("is none that is %s [CITY-27]", (_, address) => {
    expect(adjacentAddress(address, "35024")).toBeUndefined();
  });
});
