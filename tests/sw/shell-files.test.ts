import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { shellFiles } from "../../sw/plugin/shell-files.ts";

const CHUNK = {
  type: "chunk",
  fileName: "assets/BcXVPD7.js",
  preliminaryFileName: "assets/!~{01}~.js",
  moduleIds: [],
  code: "",
} as unknown as Rolldown.OutputChunk;

/** SHA-256 of nothing, in base 64. */
const EMPTY = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

function anAsset(fileName: string, ...names: string[]): Rolldown.OutputAsset {
  return { type: "asset", fileName, names, source: "" } as unknown as Rolldown.OutputAsset;
}

function shellOf(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[], publicFile?: string) {
  const folder = mkdtempSync(join(tmpdir(), "parvis-public-"));
  if (publicFile !== undefined) {
    mkdirSync(join(folder, publicFile, ".."), { recursive: true });
    writeFileSync(join(folder, publicFile), "");
  }
  return shellFiles(Object.fromEntries(files.map((file) => [file.fileName, file])), folder);
}

it("is a list of addresses, with the digest of what has no hash in its name [SW-2, F5]", () => {
  const files = [CHUNK, anAsset("assets/DkiP6bG.css", "map.css"), anAsset("index.html", "index.html")];
  expect(shellOf(files, "icons/blasons.svg")).toEqual([
    { url: "/assets/BcXVPD7.js", revision: null },
    { url: "/assets/DkiP6bG.css", revision: null },
    { url: "/index.html", revision: EMPTY, integrity: `sha256-${EMPTY}` },
    { url: "/icons/blasons.svg", revision: EMPTY, integrity: `sha256-${EMPTY}` },
  ]);
});

it("has the digest of what a file says, code or not [SW-2, F5]", () => {
  const code = { ...CHUNK, fileName: "start.js", code: "x" };
  const [script, style] = shellOf([code, { ...anAsset("a.css"), source: "x" }]);
  expect(script?.revision).toBe("LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=");
  expect(style?.revision).toBe(script?.revision);
});

it("leaves out the worker, what it loads lazily, and code that only serves online [SW-2]", () => {
  const firestore = { ...CHUNK, moduleIds: ["/node_modules/@firebase/firestore/dist/index.esm.js"] };
  const lazy = anAsset("worker-outbox-0123456789abcdef.js");
  const photos = { ...CHUNK, moduleIds: ["C:\\parvis\\src\\remote\\photos\\show.ts"] };
  expect(shellOf([photos])).toEqual([]);
  expect(shellOf([firestore, lazy, anAsset("sw.js"), anAsset(".vite/manifest.json")])).toEqual([]);
  expect(shellOf([anAsset("licences.txt")])).toEqual([]);
  expect(shellOf([], "data/communes.tsv")).toEqual([]);
});

it("fails the build for a file below /assets/ without its content's hash, though it looked like one [SW-11]", () => {
  const named = { ...CHUNK, fileName: "assets/tableau.js", preliminaryFileName: "assets/tableau.js" };
  expect(() => shellOf([CHUNK, named])).toThrow(/assets\/tableau\.js/u);
  expect(() => shellOf([anAsset("assets/mairies.css"), anAsset("assets/villes.css")])).toThrow(
    /: assets\/mairies\.css, assets\/villes\.css\.$/u,
  );
  expect(() => shellOf([CHUNK], "assets/blasons.svg")).toThrow(/assets\/blasons\.svg/u);
});
