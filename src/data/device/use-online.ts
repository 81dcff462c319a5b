import { useSyncExternalStore } from "react";
import { listenerList } from "../../domain/basics/listeners.ts";

const shown = listenerList();
/** What the network carried since the browser last spoke of it. */
let carries = false;
const answered = listenerList();
let answers = 0;

/** False is nearly sure; true may be a portal or a dead line. It only changes words: sending looks for itself. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine || carries,
    () => true,
  );
}

/** Some systems call a working line offline: an answer of the city says otherwise, until nothing comes any more. */
export function noteNetwork(works: boolean): void {
  if (works) {
    answers += 1;
    answered.notify();
  }
  if (works === carries) return;
  carries = works;
  shown.notify();
}

/** How often the city has answered: what is said of its silence begins anew at each. */
export function useAnswers(): number {
  return useSyncExternalStore(answered.subscribe, () => answers);
}

export const onAnswer = answered.subscribe;

function subscribe(notify: () => void): () => void {
  const ended = (): void => {
    carries = false;
    notify();
  };
  addEventListener("online", notify);
  addEventListener("offline", ended);
  const end = shown.subscribe(notify);
  return () => {
    removeEventListener("online", notify);
    removeEventListener("offline", ended);
    end();
  };
}
