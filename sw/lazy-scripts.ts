import type * as notices from "./notices.ts";
import type * as outboxSender from "./outbox-sender.ts";

declare global {
  /** Written by `sw/plugin` when the worker is built: each address carries a digest of its script. */
  const __LAZY_SCRIPTS__: Readonly<Record<LazyName, string>>;
}

/** What the lazy scripts leave in the worker's global scope, each under its name. */
interface LazyParts {
  readonly parvisOutbox: typeof outboxSender;
  readonly parvisNotices: typeof notices;
}

type LazyName = keyof LazyParts;

export const LAZY_SCRIPTS = __LAZY_SCRIPTS__;

/** Read at install, so that the browser keeps them with this very version; run again when needed. */
export function installLazyScripts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", () => {
    for (const url of Object.values(LAZY_SCRIPTS)) worker.importScripts(url);
  });
}

export function lazyScript<Name extends LazyName>(
  worker: ServiceWorkerGlobalScope,
  name: Name,
): LazyParts[Name] {
  worker.importScripts(LAZY_SCRIPTS[name]);
  return (worker as unknown as LazyParts)[name];
}
