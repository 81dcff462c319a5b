import { describe, expect, it } from "vitest";
import { messages as englishFirst } from "../../src/i18n/catalogues/first/en.po";
import { messages as frenchFirst } from "../../src/i18n/catalogues/first/fr.po";
import { messages as englishLater } from "../../src/i18n/catalogues/later/en.po";
import { messages as frenchLater } from "../../src/i18n/catalogues/later/fr.po";
import { frenchSpaces, messageWithFrenchSpaces } from "../../src/i18n/plugin/french-spaces.ts";

/** ~ stands for a no-break space and ^ for a narrow one, so that a case can be read. */
const seen = (text: string) => text.replaceAll("\u00A0", "~").replaceAll("\u202F", "^");

const CASES = [
  ["Écrivez « Modifier » pour le refaire.", "Écrivez «~Modifier~» pour le refaire."],
  ["Ouvrir avec « ? »", "Ouvrir avec «~?~»"],
  ["Police : 17. Pompiers : 18.", "Police~: 17. Pompiers~: 18."],
  ["Qu’en faire ? Attention ! Un ; deux", "Qu’en faire^? Attention^! Un^; deux"],
  ["Cette photo dépasse 20 Mo.", "Cette photo dépasse 20~Mo."],
  ["10 m à l’est, 3 km, 5 %", "10~m à l’est, 3~km, 5~%"],
  ["3 mois, 10 messages, 2 modérateurs", "3 mois, 10 messages, 2 modérateurs"],
  ["Anomalie n° 12", "Anomalie n°~12"],
  ["Signalement envoyé · n° 12", "Signalement envoyé~· n°~12"],
  ["<0>Jamais affichés :</0> votre adresse", "<0>Jamais affichés~:</0> votre adresse"],
  ["https://example.org/?a=1;b:2 à 12:30", "https://example.org/?a=1;b:2 à 12:30"],
] as const;

const WITH_PLAIN_SPACE = /« | »| [:;?!%·]/u;

const textsOf = (message: unknown): readonly string[] =>
  typeof message === "string" ? [message] : Object.values(message ?? {}).flatMap(textsOf);

describe("French sentences", () => {
  it.each(CASES)("keep together what must stand on one line: %s [UI-28]", (written, shown) => {
    expect(seen(frenchSpaces(written))).toBe(shown);
  });

  it("keep the names, kinds and formats of their values as they are [UI-28]", () => {
    const choices = { offset: 1, one: ["# ?"], other: ["#", " km ; ", ["rest : x"]] };
    const message = [
      ["at"],
      " : ",
      ["left"],
      " % de ",
      ["n", "plural", choices],
      ["day", "date", "d : m"],
      " mots",
    ];
    expect(messageWithFrenchSpaces(message)).toEqual([
      ["at"],
      "\u00A0: ",
      ["left"],
      "\u00A0% de ",
      ["n", "plural", { offset: 1, one: ["#\u202F?"], other: ["#", "\u00A0km\u202F; ", ["rest : x"]] }],
      ["day", "date", "d : m"],
      " mots",
    ]);
  });

  it("leave no mark to stand alone at the end of a line, and English as it is written [UI-28]", () => {
    const french = textsOf({ ...frenchFirst, ...frenchLater });
    expect(french.filter((text) => WITH_PLAIN_SPACE.test(text))).toEqual([]);
    expect(french.filter((text) => /[\u00A0\u202F]/u.test(text)).length).toBeGreaterThan(100);
    expect(
      textsOf({ ...englishFirst, ...englishLater }).filter((text) => /[\u00A0\u202F]/u.test(text)),
    ).toEqual([]);
  });
});
