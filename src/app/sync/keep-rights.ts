import { backoffMs } from "../../clock/backoff.ts";
import { pause } from "../../clock/pause.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Session } from "../../remote/auth/open-session.ts";
import type { AppStore } from "../app-state.ts";

interface KeptRights {
  /** What the account may do was last changed then, as its profile says. */
  readonly since: (at: Instant) => void;
  readonly stop: () => void;
}

/**
 * Rights are read off a token, which may be an hour older than the profile: it is renewed until one answers, or a right given
 * meanwhile would wait for that hour. A guest has none, and with a renewed token Firestore would begin all it reads anew.
 */
export function keepRights(
  { get }: Pick<AppStore, "get">,
  { tokenSince }: Pick<Session, "tokenSince">,
  uid: string,
): KeptRights {
  let asking = new AbortController();
  const ask = async (at: Instant, { signal }: AbortController): Promise<void> => {
    for (let failures = 1; !signal.aborted && get().actor?.isGuest === false; failures += 1) {
      if ((await tokenSince(at, uid)) !== undefined) return;
      await pause(backoffMs(failures, Math.random()), signal);
    }
  };
  return {
    since: (at) => {
      asking.abort();
      asking = new AbortController();
      void ask(at, asking);
    },
    stop: () => asking.abort(),
  };
}
