import { expect, it } from "vitest";
import { nextStep } from "../../../replication/outbox/plan.ts";
import { ANOMALY_VIEWS } from "../../../src/domain/anomaly/anomaly-view.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import { applySettings } from "../../../src/domain/sync/apply-settings.ts";
import { contentViews } from "../../../src/domain/sync/content-views.ts";
import { LAYING } from "../../../src/domain/sync/laying.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aMembership, aResident } from "../../examples/accounts.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aRow } from "./environment/rows.ts";

/** A page of a newer version shares this device. */
const NEWER = {
  ...aCommand({ id: anIdentifier(2) }),
  kind: "publish-idea",
  payload: {},
} as unknown as Command;
const MEMORY = { batchRows: 20, alone: new Set<string>(), suspicion: new Map<string, number>() };

it("sends a command that only a newer version knows, with the others [P1] [P6]", () => {
  const rows = [aRow(1, aCommand()), aRow(2, NEWER)];
  expect(nextStep(rows, [], MEMORY, NOW)).toEqual({ do: "submit", ids: [aCommand().id, NEWER.id] });
});

it("shows the city and its reports as they are beside it [P13]", () => {
  const pending = [{ command: NEWER, state: "queued" } as const];
  const city = aCity();
  expect(applySettings(city, { collection: "cities", id: city.id }, pending)).toEqual(city);
  const common = { actor: aResident(), city, membership: aMembership(), tallies: new Map() };
  const input = { receipts: [], pending, ...common };
  expect(contentViews(ANOMALY_VIEWS, () => LAYING)([], input)).toEqual([]);
});
