import type { RemoteCollections } from "./ports.ts";

export interface RemoteInstance {
  get(this: void): Promise<RemoteCollections>;
  bounce(this: void): Promise<void>;
  /** Replaces the instance when this error says that the SDK itself is broken: its listeners are dead, and don't say so. */
  mend(this: void, error: unknown): Promise<void>;
  end(this: void): Promise<void>;
}

const BROKEN_SDK = "INTERNAL ASSERTION FAILED";

/** One Firestore instance, loaded at the first need and again after it broke. */
export function remoteInstance(load: () => Promise<RemoteCollections>, onMended: () => void): RemoteInstance {
  let current: Promise<RemoteCollections> | undefined;

  const end = async (): Promise<void> => {
    const ending = current;
    current = undefined;
    const remote = await ending?.catch(() => undefined);
    await remote?.close().catch(() => undefined);
  };
  return {
    get() {
      if (current !== undefined) return current;
      const loading = load();
      current = loading;
      loading.catch(() => {
        if (current === loading) current = undefined;
      });
      return loading;
    },
    async bounce() {
      const remote = await current?.catch(() => undefined);
      await remote?.bounce().catch(() => undefined);
    },
    async mend(error) {
      if (current === undefined || !String(error).includes(BROKEN_SDK)) return;
      await end();
      onMended();
    },
    end,
  };
}
