import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_ROLES, type Identity } from "../../functions/src/access/identity.ts";
import { countOutcome } from "../../functions/src/admin/day-counts.ts";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import { freshMeToo, freshReport, newIdentifier, OPEN_CITY_ID, seedCities } from "./support/city-life.ts";

vi.mock("../../functions/src/admin/day-counts.ts", () => ({ countOutcome: vi.fn<typeof countOutcome>() }));

const counted = vi.mocked(countOutcome);

beforeAll(seedCities);
beforeEach(() => void counted.mockReset());

function someone(): Identity {
  const uid = `somebody-${randomUUID()}`;
  return { uid, isGuest: false, isConfirmed: true, ...NO_ROLES, issuedAtS: Date.now() / 1000 };
}

describe("what administrators read of what was sent", () => {
  it("counts a command once, however often its answer was lost and it came again [ADM-6] [OFF-4]", async () => {
    const yann = someone();
    const report = freshReport();
    const first = await runCommand(report, yann);
    expect(await runCommand(report, yann)).toEqual(first);
    expect(counted.mock.calls).toMatchObject([[{ id: report.id }, { state: "applied" }]]);
  }, 60_000);

  it("counts one that its page and its worker send at the same time once [ADM-6] [OFF-4]", async () => {
    const yann = someone();
    const report = freshReport();
    await Promise.all([runCommand(report, yann), runCommand(report, yann), runCommand(report, yann)]);
    expect(counted.mock.calls.filter(([, { state }]) => state === "applied")).toHaveLength(1);
  }, 60_000);

  it("counts a refusal once [ADM-6] [P6]", async () => {
    const yann = someone();
    const child = freshMeToo({ id: newIdentifier(), cityId: OPEN_CITY_ID });
    await runCommand(child, yann);
    await runCommand(child, yann);
    const refusal = { code: "unknown_subject" };
    expect(counted.mock.calls).toMatchObject([[{ id: child.id }, { state: "refused", refusal }]]);
  }, 60_000);
});
