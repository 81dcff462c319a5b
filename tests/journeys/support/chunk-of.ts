import { readFileSync } from "node:fs";
import { inRoot } from "../../../local/paths.ts";

/** The path of the chunk that begins with this source. */
export function chunkOf(source: string): string {
  const manifest = JSON.parse(readFileSync(inRoot("dist/.vite/manifest.json"), "utf8")) as Readonly<
    Record<string, { readonly file: string }>
  >;
  return `/${manifest[source]?.file}`;
}
