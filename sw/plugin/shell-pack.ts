import { createHash } from "node:crypto";
import type { Rolldown } from "vite";
import type { Contents, ShellPack } from "../pack-format.ts";

interface Pack extends ShellPack {
  readonly fileName: string;
  readonly source: Uint8Array;
}

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

/**
 * Scripts and styles of the shell one after the other in one file, after a line that tells them apart: a device stores hundreds of answers
 * for a third of what it takes to ask for them too. Without what every page loads at its start, which the browser has by then.
 */
export function shellPack(bundle: Rolldown.OutputBundle, shell: readonly { readonly url: string }[]): Pack {
  const kept = new Set(shell.map(({ url }) => url));
  const atStart = loadedAtStart(bundle);
  const files = Object.values(bundle).filter(
    (file) => isPacked(file) && kept.has(`/${file.fileName}`) && !atStart.has(file.fileName),
  );
  const bodies = files.map((file) => Buffer.from(file.type === "chunk" ? file.code : file.source));
  const contents: Contents = files.map(({ fileName }, index) => [`/${fileName}`, bodies[index]?.length ?? 0]);
  const source = Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...bodies]);
  const digest = createHash("sha256").update(source);
  const integrity = `sha256-${digest.copy().digest("base64")}`;
  // Of a type that servers compress on the way.
  const fileName = `shell-${digest.digest("hex").slice(0, 16)}.txt`;
  return { fileName, source, url: `/${fileName}`, integrity };
}

/** Not a worker's script, which is what it is with the headers of its own answer. */
function isPacked(file: File): boolean {
  return file.fileName.startsWith("assets/") && (file.type === "chunk" || file.fileName.endsWith(".css"));
}

function loadedAtStart(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const loaded = new Set<string>();
  const add = (fileName: string): void => {
    const file = bundle[fileName];
    if (loaded.has(fileName) || file?.type !== "chunk") return;
    loaded.add(fileName);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) if (file.type === "chunk" && file.isEntry) add(file.fileName);
  return loaded;
}
