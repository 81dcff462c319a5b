interface Following<T> {
  /** Calls `look` at each change; returns how to stop. */
  readonly watch: (look: () => void) => () => void;
  /** Undefined while there is no answer yet. */
  readonly answer: () => Promise<{ readonly found: T } | undefined>;
  readonly withinMs: number;
}

/** Asks now and after each change until there is an answer; rejects when the time is over. */
export function follow<T>({ watch, answer, withinMs }: Following<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined;
    const timer = setTimeout(() => end(() => reject(new Error("No answer came in time."))), withinMs);
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      stop();
      settle();
    };
    const look = (): void => {
      answer().then(
        (found) => found !== undefined && end(() => resolve(found.found)),
        (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
      );
    };
    stop = watch(look);
    look();
  });
}
