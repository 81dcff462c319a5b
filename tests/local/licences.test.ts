import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { packageFolders, readPackage } from "../../local/bundle/bundled-packages.ts";
import { licences } from "../../local/bundle/licences-plugin.ts";
import { licencesText } from "../../local/bundle/licences-text.ts";

function aFolder(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "parvis-licences-")));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const aPackage = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: "1.0.0",
    license: "MIT",
    main: "index.js",
    type: "module",
    sideEffects: false,
    ...more,
  }),
  [`node_modules/${name}/index.js`]: `export const own = (text) => console.log("${name}", text);`,
});

async function licencesOf(files: Readonly<Record<string, string>>): Promise<string> {
  const { collector, writer } = licences();
  const built = (await build({
    root: aFolder({ "index.html": '<script type="module" src="/main.js"></script>', ...files }),
    configFile: false,
    logLevel: "silent",
    build: { write: false },
    worker: { format: "es", plugins: () => [collector] },
    plugins: [writer],
  })) as Rolldown.RolldownOutput;
  const found = built.output.find(({ fileName }) => fileName === "licences.txt");
  return found?.type === "asset" ? String(found.source) : "";
}

it("lists what a page and its worker hold, and nothing that was only installed or dropped", async () => {
  const text = await licencesOf({
    "main.js": `
      import { own } from "lettres";
      import "./page.css";
      import { own as unused } from "inutile";
      new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
      own("page");`,
    "worker.js": 'import { own } from "@mairie/plans"; own("worker");',
    "page.css": '@font-face { font-family: Betton; src: url("police/betton.woff2"); }',
    ...aPackage("lettres", { homepage: "https://lettres.example" }),
    "node_modules/lettres/LICENSE.md": "Copyright 2026 Lettres\n",
    ...aPackage("@mairie/plans"),
    ...aPackage("police", { license: "OFL-1.1" }),
    "node_modules/police/betton.woff2": "x".repeat(5000),
    ...aPackage("inutile"),
    ...aPackage("installe"),
  });
  expect(text).toContain(
    "\nlettres 1.0.0\nLicence: MIT\nhttps://lettres.example\n\nCopyright 2026 Lettres\n",
  );
  expect(text).toContain("\n@mairie/plans 1.0.0\nLicence: MIT\n\nThis package brings no licence file.\n");
  expect(text).toContain("\npolice 1.0.0\nLicence: OFL-1.1\n");
  expect(text).not.toMatch(/inutile|installe/u);
});

it("finds the package of a module, however its id is written, and none for our own", () => {
  const ids = [
    "/parvis/node_modules/leaflet/dist/leaflet-src.esm.js",
    "/parvis/node_modules/leaflet/dist/leaflet.css?inline",
    "\0/parvis/node_modules/prop-types/index.js?commonjs-module",
    "/parvis/node_modules/rxdb/node_modules/@firebase/app/dist/index.js",
    String.raw`C:\parvis\node_modules\dexie\dist\dexie.mjs`,
    "/parvis/src/app/main.tsx",
    "/parvis/functions/src/index.ts",
    "\0vite/preload-helper.js",
  ];
  expect(packageFolders(ids)).toEqual([
    "/parvis/node_modules/leaflet",
    "/parvis/node_modules/prop-types",
    "/parvis/node_modules/rxdb/node_modules/@firebase/app",
    "C:/parvis/node_modules/dexie",
  ]);
});

it("reads licences, copying files and notices, and no code of that name", () => {
  const folder = aFolder({
    "package.json": JSON.stringify({ name: "lettres", version: "1.0.0" }),
    NOTICE: "a notice",
    COPYING: "copies",
    "LICENCE-MIT.txt": "a licence",
    "license.js": "code",
    "licensed.md": "something else",
  });
  expect(readPackage(folder)).toEqual({
    name: "lettres",
    version: "1.0.0",
    licence: undefined,
    homepage: undefined,
    texts: ["copies", "a licence", "a notice"],
  });
});

it("goes by name and version, each once, with line ends of one kind", () => {
  const plan = { licence: "ISC", homepage: undefined, texts: ["\uFEFFOne\r\nTwo\r\n"] };
  const text = licencesText([
    { ...plan, name: "plans", version: "10.0.0" },
    { ...plan, name: "plans", version: "9.0.0" },
    { ...plan, name: "plans", version: "9.0.0" },
    { ...plan, name: "@mairie/plans", version: "1.0.0", licence: undefined },
  ]);
  expect(text.match(/^\S*plans .*$/gmu)).toEqual(["@mairie/plans 1.0.0", "plans 9.0.0", "plans 10.0.0"]);
  expect(text).toContain("Licence: not said\n\nOne\nTwo\n");
});
