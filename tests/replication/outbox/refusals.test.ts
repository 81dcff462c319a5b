import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { aReport } from "../../examples/a-report.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { REFUSED_TITLE, STUCK_MS } from "./environment/model-city.ts";
import { aFollowWithId, aReportWithId, aRow } from "./environment/rows.ts";
import { anEnvironment } from "./environment/environment.ts";

const [one, two, three] = [anIdentifier(1), anIdentifier(2), anIdentifier(3)] as const;
const SCHOOL_LAMP = anIdentifier(500);
const aRefusedReport = (n: number) =>
  aCommand({ id: anIdentifier(n), payload: aReport({ title: REFUSED_TITLE }) });

describe("the outbox engine, refusals (hazards 21, 22, 24, 27)", () => {
  it("puts a refused report in the tray and lets the others pass [P6, OFF-6, F66]", async () => {
    const environment = anEnvironment([aRow(1, aRefusedReport(1)), aRow(2), aRow(3)]);
    await environment.page().flush();
    expect([one, two, three].map(environment.stateOf)).toEqual(["refused", "applied", "applied"]);
    expect(environment.rowOf(one)?.outcome).toMatchObject({ refusal: { code: "invalid" } });
  });

  it("lets the second wish about a report pass when the first was refused [OFF-6]", async () => {
    const environment = anEnvironment([
      aRow(1, aFollowWithId(1, SCHOOL_LAMP)),
      aRow(2, aFollowWithId(2, SCHOOL_LAMP, false)),
    ]);
    const refusal = { code: "unknown_subject" } as const;
    const outcomes = [{ commandId: one, state: "refused", refusal, appliedAt: NOW }] as const;
    environment.city.weather = [{ kind: "outcomes", outcomes }];
    await environment.page().flush();
    expect([environment.stateOf(one), environment.stateOf(two)]).toEqual(["refused", "applied"]);
  });

  it("lets others pass a report that the city can never answer [F66]", async () => {
    const environment = anEnvironment([aRow(1), aRow(2), aRow(3)]);
    environment.city.stuck.add(one);
    const page = environment.page();
    page.start();
    await environment.clock.advance(MINUTE_MS);
    expect([one, two, three].map(environment.stateOf)).toEqual(["queued", "applied", "applied"]);
    expect(environment.rowOf(one)?.lastError).toBe("retry");
    page.stop();
  });

  it("is asked again about a report no sooner than the city said [OFF-21]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.stuck.add(one);
    await environment.page().flush();
    expect(environment.rowOf(one)?.nextAttemptAt).toBeGreaterThanOrEqual(environment.clock.now() + STUCK_MS);
  });

  it("finds the report on which the server fails, and lets the others pass [F66]", async () => {
    const rows = Array.from({ length: 25 }, (_, index) => aRow(index + 1, aReportWithId(index + 1)));
    const environment = anEnvironment(rows);
    const failing = anIdentifier(3);
    const page = environment.page({
      transport: {
        ...environment.city,
        submit: async (commands) =>
          commands.some(({ id }) => id === failing) ? failure("server") : environment.city.submit(commands),
      },
    });
    page.start();
    await environment.clock.advance(3 * MINUTE_MS);
    expect(
      environment.store.disk.rows.filter(({ state }) => state !== "applied").map(({ id }) => id),
    ).toEqual([failing]);
    page.stop();
  });

  it("sends a batch row by row when the city finds it malformed, and refuses the guilty one alone [F66]", async () => {
    const environment = anEnvironment([aRow(1), aRow(2), aRow(3)]);
    environment.city.weather = [
      { kind: "refused", code: "malformed" },
      "fine",
      { kind: "refused", code: "malformed" },
    ];
    await environment.page().flush();
    expect([one, two, three].map(environment.stateOf)).toEqual(["applied", "refused", "applied"]);
  });

  it.each(["network", "timeout", "server", "too_many", "signed_out", "portal", "wrong_shape"] as const)(
    "never takes a passing failure for a refusal: %s [OFF-5, F14]",
    async (code) => {
      const environment = anEnvironment([aRow(1)]);
      environment.city.weather = Array.from({ length: 9 }, () => failure(code));
      const page = environment.page();
      page.start();
      await environment.clock.advance(3 * MINUTE_MS);
      expect(environment.rowOf(one)).toMatchObject({ state: "queued", lastError: code });
      await environment.clock.advance(30 * MINUTE_MS);
      expect(environment.stateOf(one)).toBe("applied");
      page.stop();
    },
  );
});

describe("the outbox engine, turned away as a whole (hazards 28, 29)", () => {
  it.each([
    ["when the account is disabled [OFF-7]", failure("account_disabled")],
    ["from a version that is too old [SEC-9, SW-8, P1, F43]", failure("outdated", null, false)],
  ])("keeps everything and sends nothing more %s", async (_, turnedAway) => {
    const environment = anEnvironment(
      Array.from({ length: 30 }, (_, index) => aRow(index + 1, aReportWithId(index + 1))),
    );
    environment.city.weather = [turnedAway];
    const page = environment.page();
    page.start();
    await environment.clock.advance(60 * MINUTE_MS);
    expect(environment.city.requests).toHaveLength(1);
    expect(environment.store.disk.rows.every(({ state }) => state === "queued")).toBe(true);
    await page.flush();
    expect(environment.store.disk.rows.every(({ state }) => state === "applied")).toBe(true);
    page.stop();
  });

  it("lets a person take back or edit what a too old version could not send [SEC-9]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.weather = [failure("outdated", null, false)];
    await environment.page().flush();
    expect(environment.rowOf(one)).toMatchObject({ state: "queued", lastError: "outdated", attempts: 0 });
  });

  it("sends what the too old version kept, once the new one is there [SEC-9, SW-8, P2]", async () => {
    const environment = anEnvironment([aRow(1), aRow(2)]);
    environment.city.weather = [failure("outdated", null, false)];
    const old = environment.page();
    await old.flush();
    old.stop();
    await environment.page().flush();
    expect([one, two].map(environment.stateOf)).toEqual(["applied", "applied"]);
    expect(environment.city.created.get(one)).toBe(1);
  });
});
