import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../src/domain/basics/instant.ts";
import { newsSince } from "../../src/domain/content/news-since.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const answered = (at: number) =>
  anAnomaly({
    createdAt: NOW - HOUR_MS,
    status: "ack",
    history: [{ at, status: "ack", reason: "", byKind: "moderator", byName: "" }],
  });

describe("what became of a content since somebody was here", () => {
  it("is new where it was published after that, and nothing where before [ANO-34]", () => {
    const report = anAnomaly();
    expect(newsSince(report, report.createdAt - 1)).toBe("new");
    expect(newsSince(report, report.createdAt)).toBeNull();
  });

  it("has changed where it was published before and answered after [ANO-34]", () => {
    expect(newsSince(answered(NOW), NOW - 1)).toBe("changed");
    expect(newsSince(answered(NOW), NOW)).toBeNull();
    expect(newsSince(answered(NOW), NOW - 2 * HOUR_MS)).toBe("new");
  });

  it("is nothing while it waits to be sent [ANO-34]", () => {
    expect(newsSince(anAnomaly({ number: "" }), 0)).toBeNull();
  });
});
