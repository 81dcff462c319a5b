import { expect, it } from "vitest";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import type { OutboxRow } from "../../../src/data/device/rows.ts";
import { messagesToReview } from "../../../src/features/moderation/messages-to-review.ts";
import { aStatusChange } from "../../examples/a-command.ts";
import { aMessage, aMute } from "../../examples/a-message.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { NOW } from "../../examples/identifiers.ts";

function decided(command: Parameters<typeof rowOf>[0]["command"], current?: object): OutboxRow {
  const row = { ...rowOf({ command, photoIds: [] }), seq: 1 };
  if (current === undefined) return row;
  const refusal = { code: "changed_meanwhile" } as const;
  const outcome = { commandId: row.id, state: "conflict", refusal, current, appliedAt: NOW } as const;
  return { ...row, state: "conflict", outcome };
}

it("a decision about a message that everybody reads comes back to « À traiter » where it is « À revoir » [MOD-1] [MOD-6]", () => {
  const message = aMessage();
  expect(messagesToReview([decided(aMute(1), message)])).toMatchObject([{ message: { id: message.id } }]);
  expect(messagesToReview([decided(aMute(1)), decided(aStatusChange({ to: "ack" }), anAnomaly())])).toEqual(
    [],
  );
  expect(messagesToReview([decided(aMute(1), { of: "a newer version" })])).toEqual([]);
});
