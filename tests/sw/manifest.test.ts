import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ENTRIES, SHARED_PHOTOS_FIELD } from "../../src/domain/navigation/entries.ts";

interface Manifest {
  readonly shortcuts: readonly { readonly short_name: string; readonly url: string }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: { readonly files: readonly { readonly name: string }[] };
  };
}

const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as Manifest;

describe("the installed app", () => {
  it("has its shortcuts where the router has them [SW-5]", () => {
    expect(manifest.shortcuts.map(({ short_name: name, url }) => [name, url])).toEqual([
      ["Signaler", ENTRIES.report],
      ["Carte", ENTRIES.map],
      ["Activités", ENTRIES.activities],
      ["Idées", ENTRIES.ideas],
    ]);
  });

  it("takes shared photos where the worker takes them [PHO-6]", () => {
    const { action, method, enctype, params } = manifest.share_target;
    expect([action, method, enctype]).toEqual([ENTRIES.share, "POST", "multipart/form-data"]);
    expect(params.files.map(({ name }) => name)).toEqual([SHARED_PHOTOS_FIELD]);
  });
});
