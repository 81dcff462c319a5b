import type * as notices from "./notices.ts";
import type * as outboxSender from "./outbox-sender.ts";

declare global {
  /** Written by `sw/plugin` when the worker is built: each address carries a digest of its script. */
  const __LATE_SCRIPTS__: Readonly<Record<LateName, string>>;
}

/** What the late scripts leave in the worker's global scope, each under its name. */
interface LateParts {
  readonly parvisOutbox: typeof outboxSender;
  readonly parvisNotices: typeof notices;
}

type LateName = keyof LateParts;

export const LATE_SCRIPTS = __LATE_SCRIPTS__;

/**
 * Scripts that most starts of the worker do without. They are read at install, so that the browser keeps them with this very
 * version, and run again only when they are needed.
 */
export function keepLateScripts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", () => {
    for (const url of Object.values(LATE_SCRIPTS)) worker.importScripts(url);
  });
}

export function lateScript<Name extends LateName>(
  worker: ServiceWorkerGlobalScope,
  name: Name,
): LateParts[Name] {
  worker.importScripts(LATE_SCRIPTS[name]);
  return (worker as unknown as LateParts)[name];
}
