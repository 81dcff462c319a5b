import { describe, expect, it } from "vitest";
import type { AnomalyView } from "../../../src/domain/anomaly/anomaly-view.ts";
import { mineIn } from "../../../src/features/account/my-contributions.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";

function view(over: Partial<AnomalyView>, status: AnomalyView["anomaly"]["status"] = "new"): AnomalyView {
  return { anomaly: anAnomaly({ status }), sync: null, mine: true, meToo: false, followed: false, ...over };
}

describe("my contributions", () => {
  it("are under « En attente » until the city has them, whatever the state of their sending [OFF-12]", () => {
    for (const sync of ["queued", "sending", "refused", "conflict"] as const)
      expect(mineIn([view({ sync })], "waiting")).toHaveLength(1);
    expect(mineIn([view({ sync: "sent" })], "waiting")).toEqual([]);
    expect(mineIn([view({ sync: "sent" })], "open")).toHaveLength(1);
  });

  it("are closed by their status, and never somebody else's [P8]", () => {
    expect(mineIn([view({}, "resolved"), view({}, "withdrawn"), view({}, "claimed")], "closed")).toHaveLength(
      2,
    );
    expect(mineIn([view({ mine: false })], "open")).toEqual([]);
  });
});
