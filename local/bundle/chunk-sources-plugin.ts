import type { Plugin } from "vite";
import { inRoot } from "../paths.ts";

/** In a hidden folder, which neither Hosting nor the worker takes. */
const CHUNK_SOURCES = ".vite/sources.json";

/** Writes which file each of our own modules went into: Vite's manifest says it of those alone that have a file to themselves. */
export function chunkSources(): Plugin {
  return {
    name: "parvis:chunk-sources",
    apply: "build",
    generateBundle(_, bundle) {
      const root = inRoot();
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === "asset"
          ? []
          : file.moduleIds
              .filter((id) => id.startsWith(root))
              .map((id) => [id.slice(root.length).replaceAll("\\", "/"), file.fileName] as const),
      );
      this.emitFile({
        type: "asset",
        fileName: CHUNK_SOURCES,
        source: JSON.stringify(Object.fromEntries(sources)),
      });
    },
  };
}
