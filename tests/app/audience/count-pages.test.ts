import { describe, expect, it, vi } from "vitest";
import { countPages } from "../../../src/app/audience/count-pages.ts";
import type { AudienceConsent } from "../../../src/data/device/audience-consent.ts";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { waitFor } from "../../support/wait-for.ts";

const HOME = "/city/35024/map/anomalies";

/** A window that somebody walks through, and a counter that writes down what it hears. */
function aVisit(answer: AudienceConsent = "granted", path = HOME) {
  const heard: string[] = [];
  const report = vi.fn<(error: unknown) => void>();
  const screens = new Set<(path: string) => void>();
  const answers = new Set<() => void>();
  const world = { consent: answer, path, loads: 0, offline: false };
  const stop = countPages({
    consent: () => world.consent,
    onAnswer: (listener) => (answers.add(listener), () => void answers.delete(listener)),
    async load() {
      world.loads += 1;
      if (world.offline) throw new Error("Offline.");
      return { pageView: (place) => void heard.push(place), stop: () => void heard.push("stop") };
    },
    currentPath: () => world.path,
    onScreen: (listener) => (screens.add(listener), () => void screens.delete(listener)),
    report,
  });
  const settled = () => waitFor(() => Promise.resolve());
  return {
    heard,
    world,
    report,
    stop,
    settled,
    async go(to: string) {
      world.path = to;
      for (const listener of screens) listener(to);
      await settled();
    },
    async say(consent: AudienceConsent) {
      world.consent = consent;
      for (const listener of answers) listener();
      await settled();
    },
  };
}

describe("visits", () => {
  it("are told by the name of each page, and a change that stays on the path is none [AUD-1]", async () => {
    const visit = aVisit();
    await visit.go(HOME);
    await visit.go("/city/35024/map/anomaly/0199-secret");
    await visit.go("/profile");
    await visit.go("/profile");
    await visit.go("/nulle-part/Jean");
    await visit.go("/open/report");
    await visit.go("/city/35024");
    expect(visit.heard).toEqual(["MapAnomalies", "MapAnomaly", "Profile", "NotFound"]);
    expect(visit.world.loads).toBe(1);
  });

  it("carry no identifier, text or query, whatever the page [AUD-1]", async () => {
    const visit = aVisit();
    for (const route of Object.values(ROUTES)) await visit.go(route.replaceAll(/:\w+/gu, "35024"));
    expect(visit.heard.length).toBeGreaterThan(20);
    for (const name of visit.heard) expect(name).toMatch(/^[A-Z][A-Za-z]+$/u);
  });

  it("load nothing and tell nobody without a yes [AUD-2]", async () => {
    for (const answer of ["unknown", "refused"] as const) {
      const visit = aVisit(answer);
      await visit.go("/profile");
      expect([visit.heard, visit.world.loads]).toEqual([[], 0]);
    }
  });

  it("begin with the page one says yes on, and end with the no [AUD-2]", async () => {
    const visit = aVisit("unknown");
    await visit.go("/profile");
    await visit.say("granted");
    await visit.go("/about");
    await visit.say("refused");
    await visit.go("/profile");
    expect(visit.heard).toEqual(["Profile", "About", "stop"]);
    visit.stop();
    await visit.say("granted");
    expect(visit.heard).toHaveLength(3);
  });

  it("that cannot be counted are logged and nothing else, and the next one is tried [AUD-2]", async () => {
    const visit = aVisit("unknown");
    visit.world.offline = true;
    await visit.say("granted");
    await waitFor(() => expect(visit.report).toHaveBeenCalledOnce());
    visit.world.offline = false;
    await visit.go("/about");
    await waitFor(() => expect(visit.heard).toEqual(["About"]));
  });
});
