import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { aCommand, aFollow, aMeToo } from "../examples/a-command.ts";
import { aReport } from "../examples/a-report.ts";
import { anIdentifier } from "../examples/identifiers.ts";

function codeOf(value: unknown): string {
  const parsed = parseCommand(value);
  return parsed.ok ? "ok" : parsed.problem.code;
}

describe("what the server accepts of a command", () => {
  it.each([aCommand(), aMeToo(anIdentifier(7)), aFollow(anIdentifier(7), false)])(
    "lets $kind in [SEC-6]",
    (command) => {
      expect(parseCommand(command)).toEqual({ ok: true, value: command });
      expect(parseCommand(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
    },
  );

  it.each([
    ["nothing", undefined],
    ["a text", "report-anomaly"],
    ["a list", [aCommand()]],
    ["an id that is no identifier", { ...aCommand(), id: "__proto__" }],
    ["an id in capitals", { ...aCommand(), id: aCommand().id.toUpperCase() }],
    [
      "an id as the city makes its own",
      { ...aCommand(), id: `${aCommand().id.slice(0, 14)}8${aCommand().id.slice(15)}` },
    ],
    ["a city that is no commune code", { ...aCommand(), cityId: "constructor" }],
    ["a lower-case Corsican code", { ...aCommand(), cityId: "2a004" }],
    ["somebody else's name on it", { ...aCommand(), uid: "resident-maelle" }],
    ["no payload", { ...aCommand(), payload: undefined }],
    ["a broken clock", { ...aCommand(), performedAt: -1 }],
    ["a parent that is no identifier", { ...aCommand(), dependsOn: "first" }],
  ])("refuses %s as malformed [SEC-6]", (_, value) => {
    expect(codeOf(value)).toBe("malformed");
  });

  it("tells a kind from a newer app from a broken one [SEC-6]", () => {
    expect(codeOf({ ...aCommand(), kind: "propose-idea" })).toBe("unknown_kind");
    expect(codeOf({ ...aCommand(), kind: "__proto__" })).toBe("unknown_kind");
    expect(codeOf({ ...aCommand(), kind: "propose-idea", id: "x" })).toBe("malformed");
  });

  it("names the fields that break a limit [P6]", () => {
    expect(parseCommand(aCommand({ payload: aReport({ title: "Trou" }) }))).toEqual({
      ok: false,
      problem: { code: "invalid", fields: [{ field: "title", code: "too_short", limit: 5 }] },
    });
  });

  it("refuses a payload with fields nobody knows, an author above all [SEC-5] [SEC-6]", () => {
    const forged = { ...aCommand(), payload: { ...aReport(), authorId: "resident-maelle" } };
    expect(parseCommand(forged)).toEqual({
      ok: false,
      problem: { code: "invalid", fields: [{ field: "", code: "unknown_field" }] },
    });
  });

  it("never throws, whatever is sent [SEC-6] [F75]", () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true }), (value) => void parseCommand(value)),
    );
    fc.assert(fc.property(fc.anything(), (payload) => void parseCommand({ ...aCommand(), payload })));
    const fields = Object.keys(aReport());
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
        void parseCommand({ ...aCommand(), payload: { ...aReport(), [field]: value } });
      }),
    );
  });

  it("decides alike what it accepted once, on the device and on the server [FORM-4]", () => {
    const texts = fc.string({ unit: "binary", maxLength: 90 });
    fc.assert(
      fc.property(texts, texts, texts, (title, description, address) => {
        const once = parseCommand(aCommand({ payload: aReport({ title, description, address }) }));
        expect(once.ok ? parseCommand(once.value) : once).toEqual(once);
      }),
    );
  });
});
