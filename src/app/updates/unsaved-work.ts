import { every } from "../../clock/every.ts";
import { WORK_LOOK_EVERY_MS } from "../../clock/waits.ts";
import { isCommitting } from "../../data/device/pending-writes.ts";
import { isFormRoute } from "../router/form-routes.ts";
import { SCREEN_CHANGED } from "../router/screen-changed.ts";

/** Held by every page of this device where somebody is at work: one page's update must not hurt another's form. */
const WORK_LOCK = "parvis-at-work";

/** Forms of this page that somebody typed in. One that left the screen was sent or given up. */
const typedIn = new Set<HTMLFormElement>();
let releaseLock: (() => void) | undefined;

export function watchForms(): void {
  for (const event of ["input", "change"] as const) document.addEventListener(event, noteForm, true);
}

function noteForm({ target }: Event): void {
  const form = target instanceof Element ? target.closest("form") : null;
  if (form === null) return;
  typedIn.add(form);
  holdLock();
}

/** True while somebody may be typing here, or a command is being committed (P11). */
export function hasUnsavedWork(): boolean {
  return isAtWork() || isFormRoute(location.pathname);
}

/** The same of a page whose screen may not have come: in a form that is not there nobody wrote anything. */
export function hasUnsavedWorkOnScreen(): boolean {
  return isAtWork() || (isFormRoute(location.pathname) && document.forms.length > 0);
}

function isAtWork(): boolean {
  for (const form of typedIn) if (!form.isConnected) typedIn.delete(form);
  return typedIn.size > 0 || isCommitting();
}

export async function hasUnsavedWorkOnAnyPage(): Promise<boolean> {
  if (hasUnsavedWork()) return true;
  releaseLock?.();
  const { held = [] } = (await globalThis.navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === WORK_LOCK);
}

export function onMaybeIdle(look: () => void): () => void {
  const ends = new AbortController();
  addEventListener(SCREEN_CHANGED, look, { signal: ends.signal });
  document.addEventListener("visibilitychange", look, { signal: ends.signal });
  const stopTimer = every(WORK_LOOK_EVERY_MS, look);
  return () => {
    stopTimer();
    ends.abort();
  };
}

function holdLock(): void {
  if (releaseLock !== undefined || globalThis.navigator.locks === undefined) return;
  const done = new Promise<void>((resolve) => {
    const stop = onMaybeIdle(() => {
      if (!hasUnsavedWork()) releaseLock?.();
    });
    releaseLock = () => {
      releaseLock = undefined;
      stop();
      resolve();
    };
  });
  void navigator.locks.request(WORK_LOCK, { mode: "shared" }, () => done);
}
