export interface StorageProblem {
  readonly code: "quota" | "unavailable" | "lost_connection";
}

/** Names of IndexedDB's and Dexie's errors; a name that is not here is a fault of ours and is thrown. */
const CODE_BY_ERROR_NAME: Readonly<Record<string, StorageProblem["code"]>> = {
  QuotaExceededError: "quota",
  DatabaseClosedError: "lost_connection",
  InvalidStateError: "lost_connection",
  UnknownError: "lost_connection",
  AbortError: "lost_connection",
  TimeoutError: "lost_connection",
  OpenFailedError: "unavailable",
  MissingAPIError: "unavailable",
  VersionError: "unavailable",
  SecurityError: "unavailable",
  NotFoundError: "unavailable",
};

/** The problem an error stands for; the innermost known name says most, since Dexie wraps the browser's errors. */
export function storageProblemOf(error: unknown): StorageProblem | undefined {
  let problem: StorageProblem | undefined;
  for (let cause = error; cause instanceof Error || cause instanceof DOMException; cause = innerOf(cause)) {
    const code = CODE_BY_ERROR_NAME[cause.name];
    if (code !== undefined) problem = { code };
    if (code === "quota") return problem;
  }
  return problem;
}

function innerOf(error: object): unknown {
  return (error as { readonly inner?: unknown }).inner;
}
