import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { quieted } from "../../local/bundle/quiet-packages-plugin.ts";
import { inRoot } from "../../local/paths.ts";

const TRANSPORT = inRoot(
  "node_modules/@firebase/webchannel-wrapper/dist/webchannel-blob/esm/webchannel_blob_es2018.js",
);
const STORAGE = inRoot("node_modules/rxdb/dist/esm/plugins/storage-dexie/rx-storage-instance-dexie.js");

function quietedFile(file: string): string {
  return quieted(readFileSync(file, "utf8"), file);
}

it("asks no third party for a picture when a stream ends badly [SEC-7]", () => {
  expect(quietedFile(TRANSPORT)).toMatch(/if\(false\)\{var c=.*cleardot/u);
});

it("leaves no advertisement in the console", () => {
  expect(quietedFile(STORAGE)).not.toContain("console");
});

it("ends the build where a package is not as it was known", () => {
  expect(() => quieted("export {};", STORAGE)).toThrow("is not as quiet-packages-plugin.ts knows it");
});
