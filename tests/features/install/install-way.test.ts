import { describe, expect, it } from "vitest";
import { installWayOf } from "../../../src/features/install/install-way.ts";

const SAFARI = "Version/18.1 Mobile/15E148 Safari/604.1";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const nothing = { hasPrompt: false, isInstalled: false, userAgent: FIREFOX, touchPoints: 0 };

describe("the way to install", () => {
  it.each([
    ["an iPhone in Safari", `${IPHONE} ${SAFARI}`, 5, "instructions"],
    ["an iPad, which says it is a Mac", `${MAC} ${SAFARI}`, 5, "instructions"],
    ["a Mac", `${MAC} Version/18.1 Safari/605.1.15`, 0, "none"],
    ["Chrome on an iPhone", `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, "none"],
    ["a page inside another app", `${IPHONE} Mobile/15E148`, 5, "none"],
    ["a browser that installs nothing", FIREFOX, 0, "none"],
  ])("on %s is given only where it works [UI-21]", (_, userAgent, touchPoints, way) => {
    expect(installWayOf({ ...nothing, userAgent, touchPoints })).toBe(way);
  });

  it("is not given where it is installed already [UI-21]", () => {
    expect(installWayOf({ ...nothing, hasPrompt: true, isInstalled: true })).toBe("installed");
    expect(installWayOf({ ...nothing, userAgent: `${IPHONE} ${SAFARI}`, isInstalled: true })).toBe(
      "installed",
    );
  });
});
