import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIRST_PAINT, firstPaintWords } from "../../src/i18n/plugin/first-paint.ts";
import { importsOf, loadedAtOnce } from "../../src/i18n/plugin/imports.ts";

/** What a screen can be drawn without; each comes in a chunk of its own. */
const LATER = ["firebase", "rxdb", "dexie", "leaflet", "supercluster", "downshift", "react-toastify"];

describe("the first paint of the map", () => {
  it("waits for no cloud, no database and no map library [LAND-2]", () => {
    const packages = [...loadedAtOnce(FIRST_PAINT)].filter((name) => LATER.includes(packageOf(name)));
    expect(packages).toEqual([]);
  });

  it("is followed from file to file as far as the packages [LAND-2]", () => {
    expect([...loadedAtOnce(FIRST_PAINT)].map(packageOf)).toEqual(
      expect.arrayContaining(["react", "react-router-dom"]),
    );
    expect([...loadedAtOnce(["src/app/session/connect.ts"])].map(packageOf)).toContain("firebase");
  });
});

describe("what is not on screen yet", () => {
  const screens = later("src/app/router/screens.ts");
  const overlays = [...later("src/app/shell/info-button.tsx"), ...later("src/app/shell/city-bars.tsx")];

  it("loads later: every screen, and the overlays info and pending [NAV-10]", () => {
    const page = loadedAtOnce(["src/app/main.tsx"]);
    expect([...screens, ...overlays].filter((file) => page.has(file))).toEqual([]);
  });

  it("is known by name, so that nothing drops out of the question unseen [NAV-10]", () => {
    expect(overlays).toEqual(["src/app/shell/info-overlay.tsx", "src/features/offline/outbox-panel.tsx"]);
    const shown = [
      ...readFileSync("src/app/router/app-routes.tsx", "utf8").matchAll(/element=\{\s*<(\w+)/gu),
    ];
    const lazy = readFileSync("src/app/router/screens.ts", "utf8");
    const eager = new Set(
      shown.map(([, name = ""]) => name).filter((name) => !lazy.includes(`const ${name} =`)),
    );
    // What screens read, doors, frames, ways to another place, and the first visit.
    expect([...eager].toSorted()).toEqual([
      "AppData",
      "CityLayout",
      "CityStart",
      "Gate",
      "HomeRoute",
      "ShortcutRoute",
    ]);
  });
});

describe("the words of the first paint", () => {
  it("come with it, all of them: nobody reads an identifier while the others load [UI-4]", () => {
    const first = firstPaintWords();
    expect(first.length).toBeGreaterThan(20);
    expect(sourcesOf("later").filter((file) => first.includes(file))).toEqual([]);
  });

  it("come alone: a file that left the first paint takes its messages along [UI-4]", () => {
    const first = firstPaintWords();
    expect(sourcesOf("first").filter((file) => !first.includes(file))).toEqual([]);
  });
});

/** The files a catalogue was extracted from. */
function sourcesOf(catalogue: "first" | "later"): readonly string[] {
  const text = readFileSync(`src/i18n/catalogues/${catalogue}/fr.po`, "utf8");
  return [...new Set([...text.matchAll(/^#: (\S+)/gmu)].map(([, file = ""]) => file))];
}

/** What a file asks for when it is needed. */
function later(file: string): readonly string[] {
  return importsOf(file)
    .filter(({ loads }) => loads === "later")
    .map(({ target }) => target);
}

function packageOf(target: string): string {
  const [first = "", second = ""] = target.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
