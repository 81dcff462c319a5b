import type { Plugin } from "vite";

interface Noise {
  /** Of the module, inside `node_modules`. */
  readonly file: RegExp;
  readonly code: RegExp;
  readonly instead: string;
}

const NOISES: readonly Noise[] = [
  // Firestore's transport asks a picture of google.com, for its own statistics, each time a stream ends badly: the page's policy
  // blocks that, and the browser writes an error.
  {
    file: /[\\/]@firebase[\\/]webchannel-wrapper[\\/].*webchannel_blob_es2018\.js$/u,
    code: /if\(b==2\)(?=\{[^}]*\bnew \w+\(\w+\|\|"\/\/www\.google\.com\/images\/cleardot\.gif"\))/u,
    instead: "if(false)",
  },
  // RxDB tells of its other storages at the first write of a page.
  {
    file: /[\\/]rxdb[\\/].*[\\/]rx-storage-instance-dexie\.js$/u,
    code: /console\.warn\(\[.*'\]\.join\('\\n'\)\);/u,
    instead: "",
  },
];

/** Leaves out what packages write into the console, or ask of others, for themselves. Another version of them that would not match ends the build. */
export function quietPackages(): Plugin {
  return {
    name: "parvis:quiet-packages",
    apply: "build",
    enforce: "pre",
    transform: { filter: { id: NOISES.map(({ file }) => file) }, handler: (code, id) => quieted(code, id) },
  };
}

export function quieted(code: string, id: string): string {
  const noise = NOISES.find(({ file }) => file.test(id));
  if (noise === undefined) return code;
  const quiet = code.replace(noise.code, noise.instead);
  if (quiet === code) throw new Error(`${id} is not as quiet-packages-plugin.ts knows it.`);
  return quiet;
}
