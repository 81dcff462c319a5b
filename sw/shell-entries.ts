import type { PrecacheEntry } from "workbox-precaching";

declare global {
  /** Written by `sw/plugin/shell-files.ts` when the worker is built. */
  const __SHELL__: ShellFiles;
}

interface ShellFiles {
  /** By extension, the names below /assets/ that are seven characters of their content's hash, written as one word. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Other names below /assets/, each with its content's hash, joined by spaces. */
  readonly names: string;
  /** Other paths, with the SHA-256 of their content in base 64. */
  readonly others: Readonly<Record<string, string>>;
}

export const SHELL = __SHELL__;

/** Entries whose name says nothing of the content must have the content of this very build, or the installation fails as a whole. */
export function shellEntries({ hashes, names, others }: ShellFiles): PrecacheEntry[] {
  const assets = names.split(" ").filter(Boolean);
  for (const [ending, word] of Object.entries(hashes)) {
    assets.push(...(word.match(/.{7}/gu) ?? []).map((hash) => hash + ending));
  }
  return [
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...Object.entries(others).map(([url, digest]) => ({
      url,
      revision: digest,
      integrity: `sha256-${digest}`,
    })),
  ];
}
