import { describe, expect, it } from "vitest";
import { pushMessageOf } from "../../sw/notices.ts";

const PUSH = {
  uid: "resident-yann",
  title: "Votre signalement est pris en compte",
  body: "Lampadaire éteint, rue de Rennes",
  tag: "anomaly-1",
  route: "ListAnomaly",
  params: { cityId: "35024", anomalyId: "a/b" },
};

describe("a push message", () => {
  it("leads to one of our own places [SW-6, NAV-14]", () => {
    expect(pushMessageOf(JSON.stringify(PUSH))?.path).toBe("/city/35024/list/anomaly/a%2Fb");
  });

  it.each([
    ["an address of its own", { ...PUSH, route: "https://example.org/" }],
    ["what every object has", { ...PUSH, route: "constructor" }],
    ["a place without saying which", { ...PUSH, params: { cityId: "35024" } }],
    ["nobody", { ...PUSH, uid: "" }],
  ])("is not read when it names %s [SW-6, F50]", (_, push) => {
    expect(pushMessageOf(JSON.stringify(push))).toBeUndefined();
  });

  it.each([undefined, "", "hello", "null", "[1]"])("is not read when it is %j [SW-6]", (text) => {
    expect(pushMessageOf(text)).toBeUndefined();
  });
});
