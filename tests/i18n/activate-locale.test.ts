import { setImmediate } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";

const asked: string[] = [];
let isThere = true;

function wordsIn(file: string) {
  asked.push(file);
  if (!isThere) throw new Error("no network");
  return { messages: {} };
}

/** A page that a browser opens which asks for this language. */
async function openPage(language: string) {
  vi.stubGlobal("navigator", { languages: [language] });
  vi.resetModules();
  vi.doMock("../../src/i18n/catalogues/later/fr.po", () => wordsIn("later/fr"));
  vi.doMock("../../src/i18n/catalogues/first/en.po", () => wordsIn("first/en"));
  vi.doMock("../../src/i18n/catalogues/later/en.po", () => wordsIn("later/en"));
  return import("../../src/i18n/activate-locale.ts");
}

beforeEach(() => {
  asked.length = 0;
  isThere = true;
});

describe("the words of a page", () => {
  it("are those of its language alone, until somebody chooses the other [UI-4]", async () => {
    const { activateOwnLocale, chooseLocale, withWords, i18n } = await openPage("en-GB");
    await activateOwnLocale();
    await withWords(Promise.resolve());
    expect(i18n.locale).toBe("en");
    expect(asked.toSorted()).toEqual(["first/en", "later/en"]);
    await chooseLocale("fr");
    expect(i18n.locale).toBe("fr");
    expect(asked).toContain("later/fr");
  });

  it("are French ones at once where the browser asks for them [UI-4]", async () => {
    const { activateOwnLocale, withWords, i18n } = await openPage("fr-FR");
    await activateOwnLocale();
    await withWords(Promise.resolve());
    expect(i18n.locale).toBe("fr");
    expect(asked).toEqual(["later/fr"]);
  });

  it("stay French ones where English does not come [UI-4]", async () => {
    isThere = false;
    const { activateOwnLocale, withWords, i18n } = await openPage("en-GB");
    await activateOwnLocale();
    expect(i18n.locale).toBe("fr");
    await expect(withWords(Promise.resolve())).rejects.toThrow(/./u);
    isThere = true;
    await withWords(Promise.resolve());
    expect(i18n.locale).toBe("fr");
  });

  it("are there for a screen in the language that was chosen while it came [UI-4]", async () => {
    const { activateOwnLocale, chooseLocale, withWords } = await openPage("en-GB");
    let come = (): void => undefined;
    const french = new Promise<void>((resolve) => (come = resolve));
    vi.doMock("../../src/i18n/catalogues/later/fr.po", async () => {
      await french;
      return wordsIn("later/fr");
    });
    const own = activateOwnLocale();
    const screen = withWords(Promise.resolve()).then(() => asked.push("screen"));
    await chooseLocale("fr");
    await own;
    // Whatever follows from the English words has followed by then.
    await setImmediate();
    come();
    await screen;
    expect(asked.slice(-2)).toEqual(["later/fr", "screen"]);
  });

  it("are those that were chosen last [UI-4]", async () => {
    const { chooseLocale, i18n } = await openPage("fr-FR");
    await Promise.all([chooseLocale("en"), chooseLocale("fr")]);
    expect(i18n.locale).toBe("fr");
  });
});
