import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

/** Vite writes the content's hash into these names; the worker need not ask whether they changed. */
const ASSETS = "assets/";
/** Loaded when they are needed, and kept by the worker's runtime caches instead. */
const NOT_PRECACHED = /^(?:sw\.js|worker-[a-z]+\.js|data\/|\.)/u;
/** Code that opens nothing without network: a chunk that holds any of it is kept when it was seen. */
const ONLINE_ONLY = [
  /\/@firebase\/(?:firestore|webchannel-wrapper)\//u,
  /\/src\/remote\/(?:photos|tiles\/archive)\b/u,
];

interface ShellFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The shell: what was built, and icons and the manifest that stand beside it as they are. Written short: it is most of the worker. */
export interface ShellFiles {
  /** Names below /assets/, each with its content's hash, joined by spaces. */
  readonly assets: string;
  /** Other paths, with the SHA-256 of their content in base 64: a portal's page must never become the shell. */
  readonly others: Readonly<Record<string, string>>;
}

export function shellFiles(bundle: Rolldown.OutputBundle, publicFolder: string): ShellFiles {
  const built = Object.values(bundle)
    .filter((file) => file.type === "asset" || !file.moduleIds.some(isOnlineOnly))
    .map((file) => ({ path: file.fileName, content: file.type === "chunk" ? file.code : file.source }));
  const files = [...built, ...publicFiles(publicFolder)].filter(({ path }) => !NOT_PRECACHED.test(path));
  const isAsset = ({ path }: ShellFile): boolean => path.startsWith(ASSETS);
  return {
    assets: files
      .filter(isAsset)
      .map(({ path }) => path.slice(ASSETS.length))
      .join(" "),
    others: Object.fromEntries(
      files.filter((file) => !isAsset(file)).map(({ path, content }) => [`/${path}`, digestOf(content)]),
    ),
  };
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
      return { path: path.slice(folder.length + 1).replaceAll("\\", "/"), content: readFileSync(path) };
    });
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64");
}
