import { describe, expect, it } from "vitest";
import { ANOMALY_STATUSES, isOpen } from "../../src/domain/anomaly/statuses.ts";

describe("the statuses of a report", () => {
  it("count « Indiquée comme résolue » among the open ones until somebody confirms [ANO-2]", () => {
    expect(ANOMALY_STATUSES.filter(isOpen)).toEqual([
      "new",
      "ack",
      "info",
      "planned",
      "progress",
      "forwarded",
      "claimed",
      "reopen",
    ]);
  });
});
