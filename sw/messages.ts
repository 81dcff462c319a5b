/** Everything the page and the worker say to each other, and how each side reads it. */

/** From the page: the worker that waits takes over. */
export const SKIP_WAITING = "SKIP_WAITING";

/** From the worker. Each comes with a port to answer on. */
export type WorkerMessage =
  /** Background Sync woke the worker: an open page sends better, since it shows what happens. */
  | { readonly type: "FLUSH_OUTBOX" }
  /** A notification for the account of this device arrived while a page is visible. */
  | { readonly type: "SHOW_PUSH"; readonly title: string; readonly body: string }
  /** The person tapped a notification. */
  | { readonly type: "OPEN_PATH"; readonly path: string };

/** How a page's flush ended. */
export interface FlushAnswer {
  readonly state: "empty" | "waiting" | "busy" | "stopped";
}

/** Whether the page took it upon itself; otherwise the worker does what it can alone. */
export interface TakenAnswer {
  readonly taken: boolean;
}

export function isSkipWaiting(data: unknown): boolean {
  return typeOf(data) === SKIP_WAITING;
}

export function workerMessageOf(data: unknown): WorkerMessage | undefined {
  const fields = data as Readonly<Record<string, unknown>>;
  switch (typeOf(data)) {
    case "FLUSH_OUTBOX":
      return { type: "FLUSH_OUTBOX" };
    case "SHOW_PUSH":
      return areTexts(fields, "title", "body") ? (data as WorkerMessage) : undefined;
    case "OPEN_PATH":
      return areTexts(fields, "path") ? (data as WorkerMessage) : undefined;
    default:
      return undefined;
  }
}

function typeOf(data: unknown): unknown {
  return typeof data === "object" && data !== null ? (data as { type?: unknown }).type : undefined;
}

function areTexts(fields: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean {
  return names.every((name) => typeof fields[name] === "string");
}
