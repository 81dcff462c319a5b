import { defaultClientConditions, type Plugin } from "vite";
import { inRoot } from "../paths.ts";

const ROUTER = "node_modules/react-router/dist/production/index.mjs";
const ROUTER_FILE = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/u;
const CHANNEL_FILE = /[\\/]node_modules[\\/]broadcast-channel[\\/].*[\\/]method-chooser\.js$/u;

/**
 * Takes of some packages what a page in production needs. None of it changes what they do: React Router without its warnings
 * for developers, Dexie and RxJS (`es2015`) without the code for browsers older than the build's target, Leaflet as modules, of
 * which Rolldown drops some, React's own `useSyncExternalStore` instead of its copy for React 17, RxDB's channel between tabs
 * without its ways for browsers that have no `BroadcastChannel`.
 */
export function leanPackages(): Plugin {
  return {
    name: "parvis:lean-packages",
    apply: "build",
    enforce: "pre",
    config: () => ({
      resolve: {
        conditions: ["es2015", ...defaultClientConditions],
        alias: [
          { find: /^react-router-dom$/u, replacement: inRoot(ROUTER) },
          { find: /^leaflet$/u, replacement: inRoot("node_modules/leaflet/dist/leaflet-src.esm.js") },
          { find: /^dexie$/u, replacement: inRoot("node_modules/dexie/dist/modern/dexie.min.mjs") },
          { find: /^use-sync-external-store\/shim$/u, replacement: "react" },
        ],
      },
    }),
    transform: {
      filter: { id: [ROUTER_FILE, CHANNEL_FILE] },
      handler: (code, id) =>
        CHANNEL_FILE.test(id) ? nativeChannelOnly(code, id) : withoutUnusedComponents(code),
    },
  };
}

/** Rolldown keeps a component that nobody renders while something is written into it, or a call may have an effect. */
function withoutUnusedComponents(code: string): string {
  return (
    code
      .replaceAll(/^\w+\.displayName = .*;$/gmu, "")
      // For browsers older than the build's target, and for whoever writes routes and links.
      .replace(/^  warning\(\s*typeof URLSearchParams !== "undefined",\s*`You cannot use.*`\s*\);$/mu, "")
      .replaceAll(/^ +warning\(\n.*,\n +`(?:Route path|The URL path|<Link to).*`\n +\);$/gmu, "")
      .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/gu, "= /* @__PURE__ */ $1")
  );
}

function nativeChannelOnly(code: string, id: string): string {
  const native = code.replace(/(?<=\bMETHODS = \[NativeMethod),[^\]]*(?=\])/u, "");
  if (native === code) throw new Error(`${id} is not as lean-packages-plugin.ts knows it.`);
  return native;
}
