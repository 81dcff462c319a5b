/** One file that holds the scripts and styles of the shell. */
export interface ShellPack {
  readonly url: string;
  readonly integrity: string;
}

/** The first line of a pack: which files follow, and how many bytes each has. */
export type Contents = readonly (readonly [path: string, bytes: number])[];
