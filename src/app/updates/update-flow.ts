import { listenerList } from "../../domain/basics/listeners.ts";
import { hasUnsavedWorkOnAnyPage, onMaybeIdle } from "./unsaved-work.ts";

interface UpdatePorts {
  readonly isAtWork: () => Promise<boolean>;
  readonly onMaybeIdle: (look: () => void) => () => void;
}

interface UpdateFlow {
  readonly offer: (step: () => void) => void;
  readonly takeNow: () => void;
  readonly isWaiting: () => boolean;
  /** True from the moment the person asked: what is left takes some seconds. */
  readonly isComing: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Two steps, take-over and reload, each without unsaved work (P11). Who asked once is not asked again. */
export function updateFlow({ isAtWork, onMaybeIdle: onIdle }: UpdatePorts): UpdateFlow {
  const listeners = listenerList();
  let waiting: (() => void) | undefined;
  let stopLooking = (): void => undefined;
  let isAskedFor = false;
  const setWaiting = (step: (() => void) | undefined): void => {
    waiting = step;
    listeners.notify();
  };
  const take = (): void => {
    const step = waiting;
    stopLooking();
    setWaiting(undefined);
    step?.();
  };
  const look = async (): Promise<void> => {
    const step = waiting;
    if (step === undefined || (await isAtWork()) || waiting !== step) return;
    take();
  };
  const offer = async (step: () => void): Promise<void> => {
    if (isAskedFor || !(await isAtWork())) return step();
    stopLooking();
    stopLooking = onIdle(() => void look());
    setWaiting(step);
  };
  return {
    offer: (step) => void offer(step),
    takeNow: () => {
      isAskedFor = true;
      take();
    },
    isWaiting: () => waiting !== undefined,
    isComing: () => isAskedFor,
    subscribe: listeners.subscribe,
  };
}

export const updates = updateFlow({ isAtWork: hasUnsavedWorkOnAnyPage, onMaybeIdle });

const takeOver = new AbortController();

/** Aborted when a new version is about to take over: prefetching ends, and goes on in the next page. */
export const updateImminent = takeOver.signal;

export function announceUpdate(): void {
  takeOver.abort();
}

export function reload(): void {
  location.reload();
}
