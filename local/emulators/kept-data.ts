import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Written last of all by a run that ended in order: nothing was given out after this export. */
const CLOSED = "closed";

export interface KeptData {
  readonly folder: string;
  /** An earlier run left something here. */
  readonly exists: boolean;
  /** That run was killed: what happened after its last export is not in it. */
  readonly wasCutOff: boolean;
  /** Replaces what is kept by a whole export, or throws and leaves it as it is. */
  readonly keep: (exportTo: (folder: string) => Promise<void>) => Promise<void>;
  /** Nothing happens any more after the last export. */
  readonly close: () => void;
}

/** What the emulators hold, on the disk: written beside the last export, looked at, and only then put in its place. */
export function keptData(folder: string): KeptData {
  const [next, before] = [`${folder}.next`, `${folder}.before`];
  // A run that was killed between the two renamings.
  if (!existsSync(folder) && existsSync(before)) renameSync(before, folder);
  const exists = existsSync(folder);
  const problem = exists ? exportProblem(folder) : undefined;
  if (problem !== undefined) throw new Error(`${problem}\nDelete ${folder} to begin anew.`);
  const wasCutOff = exists && !existsSync(join(folder, CLOSED));
  rmSync(join(folder, CLOSED), { force: true });
  return {
    folder,
    exists,
    wasCutOff,
    async keep(exportTo) {
      for (const left of [next, before]) rmSync(left, { recursive: true, force: true });
      mkdirSync(dirname(folder), { recursive: true });
      await exportTo(next);
      const lacking = exportProblem(next);
      if (lacking !== undefined) throw new Error(lacking);
      if (existsSync(folder)) renameSync(folder, before);
      renameSync(next, folder);
      rmSync(before, { recursive: true, force: true });
    },
    close: () => writeFileSync(join(folder, CLOSED), ""),
  };
}

/** What an export lacks of documents or of accounts; undefined where it is whole. */
export function exportProblem(folder: string): string | undefined {
  try {
    const { firestore, auth } = jsonIn(join(folder, "firebase-export-metadata.json")) as ExportMetadata;
    const documents = join(folder, firestore.metadata_file);
    if (statSync(documents).size === 0) return `${documents} is empty.`;
    const { users } = jsonIn(join(folder, auth.path, "accounts.json")) as { readonly users?: unknown };
    return Array.isArray(users) ? undefined : "The export has no accounts.";
  } catch (cause) {
    return `The export is not whole: ${String(cause)}`;
  }
}

interface ExportMetadata {
  readonly firestore: { readonly metadata_file: string };
  readonly auth: { readonly path: string };
}

function jsonIn(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
