/** From the page: the worker that waits takes over. */
export const SKIP_WAITING = "SKIP_WAITING";
/** From the page, with its own script: no worker serves it, and the one at work does, if both are of one version. */
export const SERVE = "SERVE";
/** From the page: it has what it shows, and the first worker may fetch the shell. */
export const FILL_SHELL = "FILL_SHELL";
/** From a page that no worker served until now, with the addresses of the pictures that came to it meanwhile. */
export const KEEP_SEEN = "KEEP_SEEN";

/** From the worker. Each comes with a port to answer on. */
export type WorkerMessage =
  /** Background Sync woke the worker: an open page sends better, since it shows what happens. */
  | { readonly type: "FLUSH_OUTBOX" }
  /** A notification for the account of this device arrived while a page is visible. */
  | { readonly type: "SHOW_PUSH"; readonly title: string; readonly body: string }
  /** The person tapped a notification. */
  | { readonly type: "OPEN_PATH"; readonly path: string };

/** What the page answers to each. Where it does not take something, or is silent, the worker does what it can alone. */
export interface WorkerAnswers {
  readonly FLUSH_OUTBOX: { readonly state: "empty" | "waiting" | "busy" | "stopped" };
  readonly SHOW_PUSH: { readonly taken: boolean };
  readonly OPEN_PATH: { readonly taken: boolean };
}

/** The texts that each message of the worker carries. */
const TEXTS: Readonly<Record<WorkerMessage["type"], readonly string[]>> = {
  FLUSH_OUTBOX: [],
  SHOW_PUSH: ["title", "body"],
  OPEN_PATH: ["path"],
};

export function isSkipWaiting(data: unknown): boolean {
  return fieldsOf(data)["type"] === SKIP_WAITING;
}

/** Of a page that asks to be served; undefined for any other message. */
export function scriptToServe(data: unknown): string | undefined {
  const { type, script } = fieldsOf(data);
  return type === SERVE && typeof script === "string" ? script : undefined;
}

export function isFillShell(data: unknown): boolean {
  return fieldsOf(data)["type"] === FILL_SHELL;
}

/** None for any other message. */
export function picturesToKeep(data: unknown): readonly string[] {
  const { type, pictures } = fieldsOf(data);
  return type === KEEP_SEEN && Array.isArray(pictures)
    ? pictures.filter((picture: unknown) => typeof picture === "string" && URL.canParse(picture))
    : [];
}

/** Undefined for whatever is none of our messages: another script's may come in too. */
export function workerMessageOf(data: unknown): WorkerMessage | undefined {
  const fields = fieldsOf(data);
  const [, texts] = Object.entries(TEXTS).find(([type]) => type === fields["type"]) ?? [];
  return texts?.every((name) => typeof fields[name] === "string") === true
    ? (data as WorkerMessage)
    : undefined;
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return (data ?? {}) as Readonly<Record<string, unknown>>;
}
