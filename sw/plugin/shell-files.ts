import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Rolldown } from "vite";

const ASSETS = "assets/";
/** As Vite names what it builds beside the chunks, a worker of the page for one. */
const HASH_AT_END = /-[\w-]{8}\.[a-z0-9]+$/u;
/** Loaded when they are needed, and kept by the worker's runtime caches instead; the licences are left to the network. */
const NOT_PRECACHED = /^(?:sw\.js|licences\.txt$|worker-[a-z]+-[\da-f]{16}\.js$|data\/|\.)/u;
/** Code that opens nothing without network: a chunk that holds any of it is kept when it was seen. */
const ONLINE_ONLY = [
  /\/@firebase\/(?:firestore|webchannel-wrapper)\//u,
  /\/src\/remote\/(?:photos|tiles\/archive)\b/u,
];

/** An entry of Workbox's precache list. */
interface ShellFile {
  readonly url: string;
  /** Null where the name carries the content's hash. */
  readonly revision: string | null;
  /** A portal's page, or another release's file, must never become the shell: the installation fails as a whole. */
  readonly integrity?: string;
}

/** The shell: what was built, and the icons and the manifest that stand beside it. */
export function shellFiles(bundle: Rolldown.OutputBundle, publicFolder: string): readonly ShellFile[] {
  const built = Object.values(bundle).filter(
    ({ fileName, ...file }) =>
      !NOT_PRECACHED.test(fileName) && (file.type === "asset" || !file.moduleIds.some(isOnlineOnly)),
  );
  const beside = publicFiles(publicFolder).filter((path) => !NOT_PRECACHED.test(path));
  const unhashed = [
    ...built.filter((file) => !hasHash(file)).map(({ fileName }) => fileName),
    ...beside,
  ].filter((path) => path.startsWith(ASSETS));
  if (unhashed.length > 0)
    throw new Error(
      `Below /assets/ everything is kept for ever, and these names do not carry their content's hash: ${unhashed.join(", ")}.`,
    );
  return [
    ...built.map((file) => entryOf(file.fileName, file.type === "chunk" ? file.code : file.source)),
    ...beside.map((path) => entryOf(path, readFileSync(join(publicFolder, path)))),
  ];
}

function entryOf(path: string, content: string | Uint8Array): ShellFile {
  const url = `/${path}`;
  if (path.startsWith(ASSETS)) return { url, revision: null };
  const digest = createHash("sha256").update(content).digest("base64");
  return { url, revision: digest, integrity: `sha256-${digest}` };
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

function publicFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join("/"));
}
