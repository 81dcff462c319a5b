import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

/** Vite writes the content's hash into these names; the worker need not ask whether they changed. */
const ASSETS = "assets/";
const HASH_NAME = /^([\w-]{7})(\.[a-z0-9]+)$/u;
/** As Vite names what it builds beside the chunks, a worker of the page for one. */
const HASH_AT_END = /-[\w-]{8}\.[a-z0-9]+$/u;
/** Loaded when they are needed, and kept by the worker's runtime caches instead. */
const NOT_PRECACHED = /^(?:sw\.js|worker-[a-z]+-[\da-f]{16}\.js$|data\/|\.)/u;
/** Code that opens nothing without network: a chunk that holds any of it is kept when it was seen. */
const ONLINE_ONLY = [
  /\/@firebase\/(?:firestore|webchannel-wrapper)\//u,
  /\/src\/remote\/(?:photos|tiles\/archive)\b/u,
];

interface ShellFile {
  readonly path: string;
  /** Whether the content's hash is in the name: a browser keeps what lies below /assets/ for ever. */
  readonly hasHash: boolean;
  readonly content: string | Uint8Array;
}

/** The shell: what was built, and icons and the manifest that stand beside it as they are. Written short: it is most of the worker. */
export interface ShellFiles {
  /** By extension, the names below /assets/ that are seven characters of their content's hash, written as one word. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Other names below /assets/, each with its content's hash, joined by spaces. */
  readonly names: string;
  /** Other paths, with the SHA-256 of their content in base 64: a portal's page must never become the shell. */
  readonly others: Readonly<Record<string, string>>;
}

export function shellFiles(bundle: Rolldown.OutputBundle, publicFolder: string): ShellFiles {
  const built = Object.values(bundle)
    .filter((file) => file.type === "asset" || !file.moduleIds.some(isOnlineOnly))
    .map((file) => ({
      path: file.fileName,
      hasHash: hasHash(file),
      content: file.type === "chunk" ? file.code : file.source,
    }));
  const files = [...built, ...publicFiles(publicFolder)].filter(({ path }) => !NOT_PRECACHED.test(path));
  const isAsset = ({ path }: ShellFile): boolean => path.startsWith(ASSETS);
  const unhashed = files.filter((file) => isAsset(file) && !file.hasHash).map(({ path }) => path);
  if (unhashed.length > 0)
    throw new Error(
      `Below /assets/ everything is kept for ever, and these names do not carry their content's hash: ${unhashed.join(", ")}.`,
    );
  return {
    ...written(files.filter(isAsset).map(({ path }) => path.slice(ASSETS.length))),
    others: Object.fromEntries(
      files.filter((file) => !isAsset(file)).map(({ path, content }) => [`/${path}`, digestOf(content)]),
    ),
  };
}

/** Most names say nothing but their hash: side by side they need neither a blank nor their extension. */
function written(names: readonly string[]): Pick<ShellFiles, "hashes" | "names"> {
  const hashes: Record<string, string> = {};
  const others: string[] = [];
  for (const name of names) {
    const [, hash, ending] = HASH_NAME.exec(name) ?? [];
    if (hash === undefined || ending === undefined) others.push(name);
    else hashes[ending] = (hashes[ending] ?? "") + hash;
  }
  return { hashes, names: others.join(" ") };
}

/** A chunk had a place for its hash in its name; an asset that was given a whole name by a plugin must show it. */
function hasHash(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (file.type === "chunk") return file.preliminaryFileName !== file.fileName;
  return file.names.length > 0 || HASH_AT_END.test(file.fileName);
}

function isOnlineOnly(moduleId: string): boolean {
  const path = moduleId.replaceAll("\\", "/");
  return ONLINE_ONLY.some((code) => code.test(path));
}

function publicFiles(folder: string): readonly ShellFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => {
      const path = join(file.parentPath, file.name);
      return {
        path: path.slice(folder.length + 1).replaceAll("\\", "/"),
        hasHash: false,
        content: readFileSync(path),
      };
    });
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64");
}
