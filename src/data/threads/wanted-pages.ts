import { listenerList } from "../../domain/basics/listeners.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Subject } from "../../domain/command/subject.ts";
import type { CityId } from "../../domain/city/city.ts";

/** Some pages of one thread, and how it stands. */
export interface WantedThread {
  readonly cityId: CityId;
  readonly threadId: Identifier;
  readonly pages: readonly number[];
}

/** One message, or how one thread stands, that nobody looks at: this device waits for it. */
export interface WantedMessage {
  readonly cityId: CityId;
  readonly subject: Subject;
}

/** Threads that are on a screen of this page now: the pull reads them, as it reads the commune that is shown. */
const wanted = new Set<WantedThread>();
const listeners = listenerList();

/** @returns lets go of it */
export function wantThread(thread: WantedThread): () => void {
  wanted.add(thread);
  listeners.notify();
  return () => {
    wanted.delete(thread);
    listeners.notify();
  };
}

export function wantedThreads(): readonly WantedThread[] {
  return [...wanted];
}

export const onWantedThreads = listeners.subscribe;
