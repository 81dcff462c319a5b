import type { Lock } from "../../../../replication/outbox/ports.ts";

export interface OneLock extends Lock {
  /** The browser lets go of the lock of a page that died. */
  release(): void;
  /** The lock as one page holds it; `die` lets go only of what that page holds. */
  ofPage(): Lock & { die(): void };
}

/** The lock that the pages of one device share. */
export function oneLock(): OneLock {
  let holder: { readonly page: object } | undefined;
  const run = async (page: object, task: () => Promise<void>, steal: boolean): Promise<"ran" | "busy"> => {
    if (holder !== undefined && !steal) return "busy";
    const mine = { page };
    holder = mine;
    try {
      await task();
    } finally {
      if (holder === mine) holder = undefined;
    }
    return "ran";
  };
  return {
    run: (task, steal) => run({}, task, steal),
    release: () => {
      holder = undefined;
    },
    ofPage: () => {
      const page = {};
      return {
        run: (task, steal) => run(page, task, steal),
        die: () => {
          if (holder?.page === page) holder = undefined;
        },
      };
    },
  };
}
