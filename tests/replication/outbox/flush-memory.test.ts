import { expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import { flushMemory, noteFailure, noteSuccess } from "../../../replication/outbox/flush-memory.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

it("halves what is sent at once after a failure that it may have caused, never below one, and doubles it again [OFF-5]", () => {
  const memory = flushMemory();
  const ids = [1, 2, 3, 4, 5].map(anIdentifier);
  const fail = (count: number) =>
    noteFailure(memory, failure("server"), ids.slice(0, count), { now: NOW, random: 0 });
  const sizes = [5, 3, 2, 1].map((count) => {
    fail(count);
    return memory.batchRows;
  });
  expect(sizes).toEqual([3, 2, 1, 1]);
  noteSuccess(memory, ids);
  expect(memory.batchRows).toBe(2);
});
