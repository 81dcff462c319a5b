import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { aReport } from "../../examples/a-report.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { REFUSED_TITLE } from "./environment/model-city.ts";
import { aFollowWithId, aMeTooWithId, aReportWithId, aRow } from "./environment/rows.ts";
import { anEnvironment } from "./environment/environment.ts";

const [one, two, three] = [anIdentifier(1), anIdentifier(2), anIdentifier(3)] as const;
const SCHOOL_LAMP = anIdentifier(500);
const aRefusedReport = (n: number) =>
  aCommand({ id: anIdentifier(n), payload: aReport({ title: REFUSED_TITLE }) });

describe("the outbox engine, crashes (hazards 16, 17, 25)", () => {
  it("sends what was committed before the phone died [P1, F33]", async () => {
    const environment = anEnvironment([aRow(1)]);
    await environment.page().flush();
    expect(environment.stateOf(one)).toBe("applied");
    expect(environment.city.created.get(one)).toBe(1);
  });

  it.each(["claimed", "answered", "marked"] as const)(
    "makes one report when the browser is killed once it has %s [P2, F34]",
    async (killedAt) => {
      const environment = anEnvironment([aRow(1)]);
      const killed = environment.page({
        observe: ({ at }) => (at === killedAt ? new Promise<void>(() => undefined) : undefined),
      });
      void killed.flush();
      await environment.clock.rest();
      killed.stop();
      environment.lock.release();
      await environment.page().flush();
      expect(environment.city.created).toEqual(new Map([[one, 1]]));
      expect(environment.stateOf(one)).toBe("applied");
    },
  );

  it("keeps the order of a report and what was asked about it, over a restart [OFF-2]", async () => {
    const environment = anEnvironment([
      aRow(1, aReportWithId(1), { state: "sending" }),
      aRow(2, aFollowWithId(2, one, true, one)),
      aRow(3, aFollowWithId(3, one, false, one)),
    ]);
    await environment.page().flush();
    expect(environment.city.requests).toEqual([[one], [two], [three]]);
    expect(environment.city.toggles.get(`follow-anomaly ${one}`)).toBe(false);
  });

  it("asks again when the answer was lost, and makes one report of it [P2, F11]", async () => {
    const environment = anEnvironment([aRow(1), aRow(2, aMeTooWithId(2, SCHOOL_LAMP))]);
    environment.city.weather = ["reply lost"];
    const page = environment.page();
    page.start();
    await environment.clock.advance(MINUTE_MS);
    expect(environment.city.created.get(one)).toBe(1);
    expect([environment.stateOf(one), environment.stateOf(two)]).toEqual(["applied", "applied"]);
    page.stop();
  });
});

describe("the outbox engine, order (hazards 18, 30, 31)", () => {
  it("sends oldest first by the sequence, whatever the device's clock said [OFF-2, F72]", async () => {
    const yesterday = aCommand({ id: two, performedAt: NOW - DAY_MS });
    const environment = anEnvironment([aRow(2, yesterday), aRow(1, aCommand({ id: one, performedAt: NOW }))]);
    await environment.page().flush();
    expect(environment.city.requests).toEqual([[one, two]]);
  });

  it("still sends after the device's clock was put back one day [F72]", async () => {
    const environment = anEnvironment([aRow(1, aReportWithId(1), { nextAttemptAt: NOW + MINUTE_MS })]);
    const page = environment.page();
    environment.clock.set(NOW - DAY_MS);
    page.start();
    await environment.clock.advance(10 * SECOND_MS);
    expect(environment.stateOf(one)).toBe("applied");
    page.stop();
  });

  it("makes what depends on a report wait for it [OFF-3]", async () => {
    const environment = anEnvironment([aRow(1), aRow(2, aFollowWithId(2, one, true, one))]);
    environment.city.stuck.add(one);
    await environment.page().flush();
    expect(environment.city.requests).toEqual([[one]]);
    expect(environment.stateOf(two)).toBe("queued");
  });

  it("refuses with a report what depended on it, without asking [OFF-3]", async () => {
    const environment = anEnvironment([
      aRow(1, aRefusedReport(1)),
      aRow(2, aFollowWithId(2, one, true, one)),
    ]);
    await environment.page().flush();
    expect(environment.city.requests).toEqual([[one]]);
    expect(environment.rowOf(two)?.outcome).toMatchObject({
      state: "refused",
      refusal: { code: "unknown_subject" },
    });
  });

  it("leaves the last of five « Je constate aussi » as the only word [OFF-2]", async () => {
    const toggles = [true, false, true, false, true].map((on, index) =>
      aRow(index + 1, aMeTooWithId(index + 1, SCHOOL_LAMP, on)),
    );
    const environment = anEnvironment(toggles);
    environment.city.stuck.add(two);
    const page = environment.page();
    page.start();
    await environment.clock.advance(10 * SECOND_MS);
    environment.city.stuck.clear();
    await page.flush();
    expect(environment.city.toggles.get(`me-too-anomaly ${SCHOOL_LAMP}`)).toBe(true);
    expect(environment.store.disk.rows.every(({ state }) => state === "applied")).toBe(true);
    page.stop();
  });

  it("sends at most twenty commands at once [OFF-2]", async () => {
    const environment = anEnvironment(
      Array.from({ length: 45 }, (_, index) => aRow(index + 1, aReportWithId(index + 1))),
    );
    await environment.page().flush();
    expect(environment.city.requests.map((ids) => ids.length)).toEqual([20, 20, 5]);
  });
});
