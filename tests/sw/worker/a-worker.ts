import type { WorkerMessage } from "../../../sw/messages.ts";

/** A window of the app, and what it answers to each message of the worker. */
export interface APage {
  readonly isVisible?: boolean;
  /** Undefined for one that is frozen. */
  readonly answer: object | undefined;
}

/**
 * The scope of a service worker, as far as ours uses it, and what it did. Lazy scripts are there once they were imported.
 *
 * @param lazy what each lazy script leaves in the scope, by its address
 */
export function aWorkerScope(lazy: Readonly<Record<string, object>>, ...pages: readonly APage[]) {
  const done: string[] = [];
  const asked = ({ type }: WorkerMessage, port: MessagePort, answer: APage["answer"]): void => {
    done.push(`ask ${type}`);
    if (answer !== undefined) port.postMessage(answer);
  };
  const scope = Object.assign(new EventTarget(), {
    location: { origin: "https://parvis.exemple.fr" },
    importScripts: (url: string) => {
      done.push(`import ${url}`);
      Object.assign(scope, lazy[url]);
    },
    clients: {
      matchAll: async (options: object) => {
        done.push(`look for ${Object.values(options).join(" ")}`);
        return pages.map(({ isVisible = true, answer }) => ({
          visibilityState: isVisible ? "visible" : "hidden",
          postMessage: (message: WorkerMessage, [port]: Transferable[]) =>
            asked(message, port as MessagePort, answer),
        }));
      },
    },
  });
  /** What the browser would wait for before it lets the worker rest. */
  const wake = async (type: string, fields: object = {}): Promise<void> => {
    const waited: Promise<unknown>[] = [];
    const waitUntil = (one: Promise<unknown>): void => void waited.push(one);
    scope.dispatchEvent(Object.assign(new Event(type), fields, { waitUntil }));
    await Promise.all(waited);
  };
  return { scope: scope as unknown as ServiceWorkerGlobalScope, done, wake };
}
