import type { KnownLaying, Laying } from "../../domain/sync/laying.ts";

let laying: Laying | undefined;

export const knownLaying: KnownLaying = () => laying;

/** Loaded when something is pending for the first time. */
export async function askForLaying(): Promise<void> {
  laying ??= (await import("../../domain/sync/laying.ts")).LAYING;
}
