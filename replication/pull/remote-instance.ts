import { PULL_ANSWER_MS_MAX } from "../../src/clock/waits.ts";
import type { PullTime, RemoteCollections } from "./ports.ts";
import { SilenceError } from "./within.ts";

export interface RemoteInstance {
  get(this: void): Promise<RemoteCollections>;
  bounce(this: void): Promise<void>;
  /** Anew when the SDK broke without an error, or after a silence: a proxy may carry nothing (F10). */
  mend(this: void, error: unknown): Promise<void>;
  /** Replaces the instance: the SDK would answer another read from what it already holds. */
  renew(this: void): Promise<void>;
  end(this: void): Promise<void>;
}

const BROKEN_SDK = "INTERNAL ASSERTION FAILED";

export function remoteInstance(
  load: () => Promise<RemoteCollections>,
  time: PullTime,
  onMended: () => void,
): RemoteInstance {
  let current: Promise<RemoteCollections> | undefined;

  const end = async (): Promise<void> => {
    const ending = current;
    current = undefined;
    const remote = await ending?.catch(() => undefined);
    await remote?.close().catch(() => undefined);
  };
  const bounce = async (): Promise<void> => {
    const remote = await current?.catch(() => undefined);
    await remote?.bounce().catch(() => undefined);
  };
  /** All scopes of a dead connection fall silent together: one that is younger than the silence is not made anew again. */
  let bouncedAt = -Infinity;
  const bounceOnce = async (): Promise<void> => {
    const passed = time.now() - bouncedAt;
    // Below zero, the clock was put back.
    if (passed >= 0 && passed < PULL_ANSWER_MS_MAX) return;
    bouncedAt = time.now();
    await bounce();
  };

  const renew = async (): Promise<void> => {
    await end();
    onMended();
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
    bounce,
    async mend(error) {
      if (error instanceof SilenceError) return bounceOnce();
      if (current === undefined || !String(error).includes(BROKEN_SDK)) return;
      await renew();
    },
    renew,
    end,
  };
}
