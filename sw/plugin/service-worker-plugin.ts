import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { keptTiles, mapHosts, type KeptTiles } from "../../src/domain/background/choose-provider.ts";
import type { MapSettings } from "../../src/domain/background/map-settings.ts";
import { buildScript } from "./build-script.ts";
import { policyProblem } from "./policy-problem.ts";
import { shellFiles } from "./shell-files.ts";
import { shellPack } from "./shell-pack.ts";

const WORKER_SOURCE = "sw/sw.ts";
const WORKER_FILE = "sw.js";
/** Lazy scripts, by the name under which each leaves what it exports. */
const LAZY_SCRIPTS = {
  parvisOutbox: { source: "sw/outbox-sender.ts", file: "worker-outbox" },
  parvisNotices: { source: "sw/notices.ts", file: "worker-notices" },
} as const;
const KILL_SWITCH_SOURCE = "sw/kill-switch.ts";

/** With PARVIS_WITHDRAW=1 the kill switch takes the place of sw.ts (docs/withdraw-a-release.md). */
export function serviceWorker(plugins: readonly Rolldown.Plugin[]): Plugin {
  let publicFolder = "";
  let env: Readonly<Record<string, unknown>> = {};
  return {
    name: "parvis:service-worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicFolder = config.publicDir;
      env = config.env;
    },
    generateBundle: {
      // After Vite has written into each chunk what it loads beside another one.
      order: "post",
      async handler(_, bundle) {
        const write = (fileName: string, source: string | Uint8Array): void =>
          void this.emitFile({ type: "asset", fileName, source });
        if (process.env["PARVIS_WITHDRAW"] === "1") {
          write(WORKER_FILE, await buildScript({ source: KILL_SWITCH_SOURCE, plugins }));
          return;
        }
        const lazyUrls: Record<string, string> = {};
        for (const [globalName, { source, file }] of Object.entries(LAZY_SCRIPTS)) {
          const script = await buildScript({ source, globalName, env, plugins });
          // By its content, so that no worker ever takes the script of another release for its own; beside /sw.js, where a
          // browser keeps no answer for ever, not even that it is not there.
          const path = `${file}-${digestOf(script)}.js`;
          lazyUrls[globalName] = `/${path}`;
          write(path, script);
        }
        const shell = shellFiles(bundle, publicFolder);
        const { fileName, source, ...pack } = shellPack(bundle, shell);
        write(fileName, source);
        const define = {
          __SHELL__: JSON.stringify(shell),
          __SHELL_PACK__: JSON.stringify(pack),
          __LAZY_SCRIPTS__: JSON.stringify(lazyUrls),
          __KEPT_TILES__: JSON.stringify(tilesKept(env)),
        };
        write(WORKER_FILE, await buildScript({ source: WORKER_SOURCE, env, define, plugins }));
      },
    },
  };
}

type Environment = MapSettings & { readonly VITE_PARVIS_LOCAL?: string };

/** A local run draws its own map; a real one is told at once what its settings lack. */
function tilesKept(settings: Environment): KeptTiles {
  if (settings.VITE_PARVIS_LOCAL === "1") return keptTiles({});
  const problem = policyProblem(readFileSync("firebase.json", "utf8"), mapHosts(settings));
  if (problem !== undefined) throw new Error(problem);
  return keptTiles(settings);
}

function digestOf(script: string): string {
  return createHash("sha256").update(script).digest("hex").slice(0, 16);
}
