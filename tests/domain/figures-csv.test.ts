import { describe, expect, it } from "vitest";
import { figuresCsv } from "../../src/domain/administration/figures-csv.ts";

const NOTHING = { applied: {}, refused: {}, versions: {}, ages: {} };

describe("the file of the service's figures", () => {
  it("has a line for each day and number, in an order that does not change [ADM-6]", () => {
    const file = figuresCsv([
      { ...NOTHING, day: "2026-03-11", applied: { "report-anomaly": 3, "me-too-anomaly": 12 } },
      { ...NOTHING, day: "2026-03-12", refused: { quota: 1 } },
    ]);
    expect(file).toBe(
      "\uFEFFjour;mesure;cle;nombre\r\n2026-03-11;applied;me-too-anomaly;12\r\n2026-03-11;applied;report-anomaly;3\r\n2026-03-12;refused;quota;1\r\n",
    );
  });

  it.each(["-1+1", "=HYPERLINK()", "+33", "@SOMME(A1)", "\t=1"])(
    "is no formula in a spreadsheet, whatever a client calls its version: %j [ADM-6] [SEC-5]",
    (key) => {
      const [, line] = figuresCsv([{ ...NOTHING, day: "2026-03-12", versions: { [key]: 4 } }]).split("\r\n");
      expect(line).toBe(`2026-03-12;versions;'${key};4`);
    },
  );

  it("keeps its columns, whatever the key holds [ADM-6]", () => {
    const file = figuresCsv([{ ...NOTHING, day: "2026-03-12", refused: { 'a;b"c\r\nd': 1 } }]);
    expect(file).toContain(`;refused;"a;b""c\r\nd";1\r\n`);
  });
});
