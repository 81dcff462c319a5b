import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { NOTES } from "./notes.ts";
import { shortHash } from "./short-hash.ts";

const folder = process.env["PARVIS_REACH"];
if (folder !== undefined) {
  globalThis.notesOfMutants = NOTES;
  const reached = (globalThis.reachedByTests = new Set<string>());
  afterAll(() => {
    const test = expect.getState().testPath ?? "";
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${shortHash(test)}.json`), JSON.stringify([...reached]));
  });
}
