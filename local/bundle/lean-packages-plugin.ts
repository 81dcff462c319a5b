import { defaultClientConditions, type Plugin } from "vite";
import { inRoot } from "../paths.ts";

const ROUTER = "node_modules/react-router/dist/production/index.mjs";

/** Which files are made lean, and by what. */
const LEAN: readonly (readonly [file: RegExp, makeLean: (code: string) => string])[] = [
  [/[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/u, withoutUnusedComponents],
  [/[\\/]node_modules[\\/]broadcast-channel[\\/].*[\\/]method-chooser\.js$/u, nativeChannelOnly],
  [/[\\/]node_modules[\\/]@firebase[\\/]firestore[\\/]dist[\\/]common-[\w-]+\.esm\.js$/u, withoutPipelines],
];

/**
 * Takes of some packages what a page in production needs. None of it changes what they do: React Router without its warnings
 * for developers, Dexie and RxJS (`es2015`) without the code for browsers older than the build's target, Leaflet as modules, of
 * which Rolldown drops some, React's own `useSyncExternalStore` instead of its copy for React 17, RxDB's channel between tabs
 * without its ways for browsers that have no `BroadcastChannel`, Firestore without what computes its pipelines.
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
      filter: { id: LEAN.map(([file]) => file) },
      handler: (code, id) => LEAN.find(([file]) => file.test(id))?.[1](code),
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

function nativeChannelOnly(code: string): string {
  return changed(code, /(?<=\bMETHODS = \[NativeMethod),[^\]]*(?=\])/u, "");
}

/** What computes an expression of a Firestore pipeline is made here: without it the bundler drops all of it, and re2js. */
function withoutPipelines(code: string): string {
  const refuses = 'function __PRIVATE_toEvaluable() { throw new Error("This page has no pipelines."); }';
  return changed(code, /^function __PRIVATE_toEvaluable\(e\) \{\n.*?^\}$/msu, refuses);
}

function changed(code: string, what: RegExp, to: string): string {
  const lean = code.replace(what, to);
  if (lean === code) throw new Error(`A package is not as lean-packages-plugin.ts knows it: ${what.source}`);
  return lean;
}
