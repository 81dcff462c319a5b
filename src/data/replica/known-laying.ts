import { systemClock } from "../../clock/system-clock.ts";
import { STORAGE_AGAIN_MS } from "../../clock/waits.ts";
import type { KnownLaying, Laying } from "../../domain/sync/laying.ts";
import { sharedLive, type Live } from "../live.ts";

let laying: Laying | undefined;

export const knownLaying: KnownLaying = () => laying;

async function askForLaying(): Promise<void> {
  laying ??= (await import("../../domain/sync/laying.ts")).LAYING;
}

/** The same list, known once it can also be laid over what the city says; what lays it is loaded for the first that needs it. */
export function onceLaid<T>(rows: Live<readonly T[]>, needsLaying: (row: T) => boolean): Live<readonly T[]> {
  return sharedLive(
    rows,
    onceLaid,
    (emit) => {
      let isOver = false;
      let cancel = (): void => undefined;
      const update = (): void => {
        const known = rows.value();
        if (isOver || known === undefined) return;
        if (knownLaying() !== undefined || !known.some(needsLaying)) emit(known);
        else void askForLaying().then(update, () => (cancel = systemClock.after(STORAGE_AGAIN_MS, update)));
      };
      const end = rows.subscribe(update);
      update();
      return () => {
        isOver = true;
        cancel();
        end();
      };
    },
    0,
  );
}
