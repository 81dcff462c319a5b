import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { CHUNK_GROUPS } from "./local/bundle/chunk-groups.ts";
import { chunkSources } from "./local/bundle/chunk-sources-plugin.ts";
import { firstPicture } from "./local/bundle/first-picture-plugin.ts";
import { fewerPreloads } from "./local/bundle/fewer-preloads-plugin.ts";
import { leanPackages } from "./local/bundle/lean-packages-plugin.ts";
import { quietPackages } from "./local/bundle/quiet-packages-plugin.ts";
import { licences } from "./local/bundle/licences-plugin.ts";
import { frenchSpacesInCatalogues } from "./src/i18n/plugin/french-spaces-plugin.ts";
import { serviceWorker } from "./sw/plugin/service-worker-plugin.ts";

const { collector, writer } = licences();

/** What reads our sources, for browsers and for the first pictures. */
const sources = () => [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  lingui({ failOnMissing: true }),
  frenchSpacesInCatalogues(),
];

export default defineConfig({
  plugins: [
    ...sources(),
    firstPicture(sources),
    leanPackages(),
    quietPackages(),
    chunkSources(),
    fewerPreloads(),
    serviceWorker([collector]),
    writer,
  ],
  resolve: { dedupe: ["dexie"] },
  worker: { format: "es", plugins: () => [collector] },
  build: {
    target: "es2022",
    sourcemap: false,
    modulePreload: { polyfill: false },
    manifest: true,
    // Chunks name one another, and the entry names all of them: readable names cost 1 to 3 kB of the first paint (gzip).
    // The manifest tells which is which.
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
