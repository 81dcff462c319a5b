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

it("carries names that are a hash as one word, and the others whole [SW-2]", () => {
  const files = [CHUNK, anAsset("assets/DkiP6bG.css", "map.css"), anAsset("assets/cluster-C1WrApBq.js")];
  expect(shellOf(files)).toMatchObject({
    hashes: { ".js": "BcXVPD7", ".css": "DkiP6bG" },
    names: "cluster-C1WrApBq.js",
  });
});

it("fails the build for a file below /assets/ without its content's hash, though it looked like one [SW-11]", () => {
  const named = { ...CHUNK, fileName: "assets/tableau.js", preliminaryFileName: "assets/tableau.js" };
  expect(() => shellOf([CHUNK, named])).toThrow(/assets\/tableau\.js/u);
  expect(() => shellOf([anAsset("assets/mairies.css")])).toThrow(/assets\/mairies\.css/u);
  expect(() => shellOf([CHUNK], "assets/blasons.svg")).toThrow(/assets\/blasons\.svg/u);
  expect(shellOf([CHUNK], "icons/blasons.svg").others).toHaveProperty("/icons/blasons.svg");
});
