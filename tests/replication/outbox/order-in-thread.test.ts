import { describe, expect, it } from "vitest";
import { nextStep } from "../../../replication/outbox/plan.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import type { OutboxRow } from "../../../src/data/device/rows.ts";
import { aPost } from "../../examples/a-message.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const MEMORY = { batchRows: 20, alone: new Set<string>(), suspicion: new Map<string, number>() };

function aRow(n: number, over: Partial<OutboxRow> = {}, aboutIdea = false): OutboxRow {
  const subject = { collection: "ideas", id: anIdentifier(7) } as const;
  const command = aPost(aboutIdea ? { subject } : {}, n);
  return { ...rowOf({ command, photoIds: [] }), seq: n, ...over };
}

describe("messages that wait to be sent", () => {
  it("go one after the other in one thread, and wait for no other thread [THR-1]", () => {
    const rows = [aRow(1), aRow(2), aRow(3, {}, true)];
    expect(nextStep(rows, [], MEMORY, NOW)).toEqual({
      do: "submit",
      ids: [anIdentifier(1), anIdentifier(3)],
    });
    const late = [aRow(1, { nextAttemptAt: NOW + 1000 }), aRow(2)];
    expect(nextStep(late, [], MEMORY, NOW)).toEqual({ do: "rest", until: NOW + 1000 });
  });
});
