import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One file for the cloud: it holds the domain too, which lives outside this folder. Packages stay packages. */
await build({
  input: here("src/index.ts"),
  platform: "node",
  external: [/^node:/u, /^firebase-admin/u, /^firebase-functions/u, "sharp", "web-push"],
  output: { file: here("lib/index.js"), format: "esm" },
  logLevel: "warn",
});
