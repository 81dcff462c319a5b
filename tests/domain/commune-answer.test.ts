import { describe, expect, it } from "vitest";
import { communeAnswer } from "../../src/domain/anomaly/commune-answer.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

const reported = anAnomaly();
const [step] = reported.history;

describe("how the commune has answered what is new still", () => {
  it("is not at all, as long as it neither asked nor wrote anything [ANO-27]", () => {
    expect(communeAnswer(reported, null)).toBeUndefined();
  });

  it("is in the discussion, where it wrote in its name [ANO-27]", () => {
    expect(communeAnswer(reported, NOW)).toBe("written");
  });

  it("is by a question that its author has answered since [ANO-27]", () => {
    const history = [step!, { ...step!, status: "info" }, { ...step!, status: "new" }] as const;
    expect(communeAnswer({ status: "new", history }, null)).toBe("asked");
  });

  it("is said by any other status itself [ANO-27]", () => {
    expect(communeAnswer({ ...reported, status: "ack" }, NOW)).toBeUndefined();
  });
});
