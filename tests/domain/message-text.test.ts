import { describe, expect, it } from "vitest";
import {
  contactDetailsIn,
  isSaidAlready,
  messageTextProblems,
} from "../../src/domain/thread/message-text.ts";
import { aMessage } from "../examples/a-message.ts";

describe("the text of a message", () => {
  it.each([
    ["Appelez-moi au 06 12 34 56 78.", "phone"],
    ["06.12.34.56.78", "phone"],
    ["+33 6 12 34 56 78", "phone"],
    ["maelle@example.org", "email"],
    ["maelle@example.org ou 06 12 34 56 78", "both"],
    ["Le 12 mars 2026, la facture n° 2026-0142 était de 1 200 euros.", undefined],
    ["35830 Betton, au 12 rue du Trégor", undefined],
  ])("is asked about when it says how to reach somebody: %s [THR-10]", (text, found) => {
    expect(contactDetailsIn(text)).toBe(found);
  });

  it("that one said already is noticed, whatever its accents and spaces [THR-10]", () => {
    const own = [aMessage({ text: "Merci à l’équipe !" })];
    expect(isSaidAlready("merci a l'equipe", own)).toBe(true);
    expect(isSaidAlready("Merci", own)).toBe(false);
    expect(isSaidAlready("👍", [aMessage({ text: "❤️" })])).toBe(false);
    expect(isSaidAlready("Bonjour", [aMessage({ text: "", deletedAt: 1 })])).toBe(false);
  });

  it("is judged while it is written as it is when it is sent [THR-2]", () => {
    expect(messageTextProblems("a".repeat(1001))).toEqual([{ field: "text", code: "too_long", limit: 1000 }]);
    expect(messageTextProblems("Merci.")).toEqual([]);
  });
});
