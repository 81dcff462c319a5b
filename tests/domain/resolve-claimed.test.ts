import { describe, expect, it } from "vitest";
import type { AnomalyStep } from "../../src/domain/anomaly/anomaly.ts";
import { resolvedByItself } from "../../src/domain/anomaly/resolve-claimed.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { CLAIM_STANDS_MS } from "../../src/domain/limits/limits.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";

function aStep(over: Pick<AnomalyStep, "status" | "at">): AnomalyStep {
  return { reason: "", byKind: "resident", byName: "", ...over };
}

describe("what residents call resolved", () => {
  const claim = aStep({ status: "claimed", at: NOW });
  const claimed = anAnomaly({ status: "claimed", history: [...anAnomaly().history, claim] });

  it("is resolved by itself after fourteen days, and not a moment before [ANO-26]", () => {
    expect(resolvedByItself(claimed, NOW + CLAIM_STANDS_MS - 1)).toBeUndefined();
    const resolved = resolvedByItself(claimed, NOW + CLAIM_STANDS_MS);
    expect(resolved).toMatchObject({ status: "resolved", previousStatus: "claimed", rev: 2 });
    expect(resolved?.history.at(-1)).toMatchObject({ code: "uncontested", byName: "" });
    expect(parseAnomaly(resolved)).toEqual({ ok: true, value: resolved });
  });

  it("waits fourteen days again after « Toujours présent » and a new claim [ANO-26]", () => {
    const again = aStep({ status: "claimed", at: NOW + CLAIM_STANDS_MS });
    const history = [...claimed.history, aStep({ status: "new", at: NOW + 1 }), again];
    expect(resolvedByItself({ ...claimed, history }, NOW + CLAIM_STANDS_MS)).toBeUndefined();
  });

  it("is left alone where it is anything else, so that a night begun again changes nothing [ANO-26]", () => {
    for (const status of ["new", "resolved", "withdrawn", "reopen"] as const) {
      expect(resolvedByItself({ ...claimed, status }, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    }
  });
});
