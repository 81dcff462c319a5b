import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIRST_WORDS } from "../../src/i18n/first-words.ts";
import { importsOf } from "./imports.ts";

/** The page and its first screen: what .size-limit.mjs weighs. */
const FIRST_PAINT = ["src/app/main.tsx", "src/features/anomalies/map/map-anomalies.tsx"];

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
  const overlays = [...later("src/app/shell/info-button.tsx"), ...later("src/app/shell/city-shell.tsx")];

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
    // Doors, frames, ways to another place, and the first visit.
    expect([...eager].toSorted()).toEqual([
      "BareShell",
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
    const speaks = (file: string) =>
      /^src\/.*\.tsx?$/u.test(file) && /@lingui\/(?:core|react)\/macro/u.test(readFileSync(file, "utf8"));
    const silent = [...loadedAtOnce(FIRST_PAINT)].filter(
      (file) => speaks(file) && !FIRST_WORDS.includes(file),
    );
    expect(silent).toEqual([]);
  });
});

/** Files and packages that these files cannot begin without. */
function loadedAtOnce(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) {
    if (!/\.tsx?$/u.test(file)) continue;
    for (const { target, loads } of importsOf(file)) if (loads === "at once") reached.add(target);
  }
  return reached;
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
