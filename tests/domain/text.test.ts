import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { normalise } from "../../src/domain/basics/normalise.ts";
import { text } from "../../src/domain/basics/schema.ts";
import { charsOf, isIllegible } from "../../src/domain/basics/text.ts";
import { utf8BytesOf } from "../../src/domain/basics/utf8-bytes.ts";

const TITLE = text({ min: 5, max: 80 });
const CODE = text({ min: 3, max: 3, letters: "capital" });
const NOTE = text({ max: 100, lines: "many" });

const ANY_TEXT = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\r", "\n", "\u2028", " ", "e", "\u0301", "\u202E", "\uD83D", "\uDE00", "\u200F"),
  }),
);

function codeOf(schema: typeof TITLE, value: unknown): string {
  const parsed = schema.parse(value);
  return parsed.ok ? "ok" : (parsed.problem[0]?.code ?? "");
}

describe("a text somebody typed", () => {
  it.each([
    ["a".repeat(4), "too_short"],
    ["a".repeat(5), "ok"],
    ["a".repeat(80), "ok"],
    ["a".repeat(81), "too_long"],
    ["🌳".repeat(80), "ok"],
    ["🌳".repeat(81), "too_long"],
    ["", "required"],
    ["    ", "required"],
    [undefined, "wrong_type"],
    [12, "wrong_type"],
  ])("is measured in code points: %s is %s [FORM-2]", (value, expected) => {
    expect(codeOf(TITLE, value)).toBe(expected);
  });

  it("says the limit it breaks, for the specification's sentence [FORM-1, FORM-7]", () => {
    expect(TITLE.parse("abc")).toEqual({ ok: false, problem: [{ field: "", code: "too_short", limit: 5 }] });
    expect(TITLE.parse("a".repeat(81))).toEqual({
      ok: false,
      problem: [{ field: "", code: "too_long", limit: 80 }],
    });
    expect(CODE.parse("ABCD")).toEqual({
      ok: false,
      problem: [{ field: "", code: "wrong_length", limit: 3 }],
    });
  });

  it.each([
    ["AB", "wrong_length"],
    ["ABC", "ok"],
    ["ABCD", "wrong_length"],
    [" ABC ", "ok"],
    ["ÉÇE\u0301", "ok"],
    ["", "required"],
  ])("has a strict length where the shortest is the longest: « %s » is %s [FORM-7]", (value, expected) => {
    expect(codeOf(CODE, value)).toBe(expected);
  });

  it.each([
    ["ABC", "ok"],
    ["ÀŒÑ", "ok"],
    ["AbC", "not_capital_letters"],
    ["AB1", "not_capital_letters"],
    ["A C", "not_capital_letters"],
    ["A-C", "not_capital_letters"],
    ["A\u0000C", "excluded_character"],
  ])(
    "is made of capital letters alone where nothing else may be: « %s » is %s [FORM-8]",
    (value, expected) => {
      expect(codeOf(CODE, value)).toBe(expected);
    },
  );

  it("counts an accent once however the keyboard composed it [FORM-2]", () => {
    expect(TITLE.parse("e\u0301".repeat(80))).toEqual({ ok: true, value: "é".repeat(80) });
  });

  it.each([
    ["NUL", "rue\u0000 du Trégor"],
    ["a control character", "rue\u0007 du Trégor"],
    ["a lone high surrogate", "rue \uD83D du Trégor"],
    ["a lone low surrogate", "rue \uDE00 du Trégor"],
    ["a bidirectional override", "rue \u202E du Trégor"],
    ["a bidirectional isolate", "rue \u2067 du Trégor"],
    ["a newline in one line", "rue\ndu Trégor"],
  ])("is refused with %s in it [FORM-3] [F75]", (_, value) => {
    expect(codeOf(TITLE, value)).toBe("excluded_character");
  });

  it.each([
    ["\u200B\u200B\u200B\u200B\u200B", "required"],
    ["\u00AD\u2060\uFEFF\u200B\u00AD", "required"],
    ["\u200D\u200D\u200D\u200D\u200D", "required"],
    ["\u{E0041}".repeat(5), "required"],
    ["\u3164\u3164\u3164\u3164\u3164", "required"],
    ["ab\u200D\u200D\u200D", "too_short"],
    ["tro\u200Bu\u00ADs !", "ok"],
  ])("counts what can be seen: %j is %s [FORM-2]", (value, expected) => {
    expect(codeOf(TITLE, value)).toBe(expected);
  });

  it.each([
    ["a filler that looks like nothing", "Trou \u3164\u3164 sur la route"],
    ["a blank of Braille", "Trou \u2800\u2800 sur la route"],
    ["tags that only programs read", "Trou\u{E0041}\u{E0042} sur la route"],
    ["a stack of marks", "Tro\u0336\u0337\u0338\u0334\u0335\u0321u sur la route"],
  ])("cannot be read with %s in it [FORM-3]", (_, value) => {
    expect(isIllegible(value)).toBe(true);
  });

  it.each([
    "L’été à Œuf-en-Ternois",
    "Đường Nguyễn Huệ",
    "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F} et ❤️",
    "रास्ता टूटा है",
    "1️⃣ trou",
  ])("can be read: %s [FORM-3]", (value) => {
    expect(isIllegible(value)).toBe(false);
  });

  it.each(["👩‍👩‍👧‍👦 au square", "شارع \u200Fالنور", "Kêr Vihan ✨", "l’arrêt nᵒ 3"])(
    "is kept as it is: %s [FORM-3]",
    (value) => {
      expect(TITLE.parse(value)).toEqual({ ok: true, value });
    },
  );

  it("keeps its lines where it may have several, whatever computer made them [FORM-4]", () => {
    expect(NOTE.parse(" un\r\ndeux\rtrois\u2028quatre\n")).toEqual({
      ok: true,
      value: "un\ndeux\ntrois\nquatre",
    });
  });

  it("is accepted or refused alike, in the same form, the second time [FORM-4] [F75]", () => {
    fc.assert(
      fc.property(ANY_TEXT, (written) => {
        for (const schema of [TITLE, NOTE, CODE]) {
          const once = schema.parse(written);
          expect(schema.parse(once.ok ? once.value : written)).toEqual(once);
        }
      }),
    );
  });
});

describe("measures of a text", () => {
  it("count code points and UTF-8 bytes as every platform does [FORM-4]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (written) => {
        expect(charsOf(written)).toBe(Array.from(written).length);
        expect(utf8BytesOf(written)).toBe(new TextEncoder().encode(written).length);
      }),
    );
  });
});

describe("a text as searches compare it", () => {
  it("has no accents, ligatures, hyphens or capitals [CITY-8]", () => {
    expect(normalise("Saint-Étienne-du-Œuf, l’Haÿ")).toBe("saint etienne du oeuf l hay");
  });

  it("does not change when it is compared again [CITY-8]", () => {
    fc.assert(
      fc.property(ANY_TEXT, (written) => {
        expect(normalise(normalise(written))).toBe(normalise(written));
      }),
    );
  });
});
