import { WORKER_TOKEN_MS_MAX } from "../src/clock/waits.ts";
import { MINUTE_MS, SECOND_MS } from "../src/domain/basics/instant.ts";
import type { StoredUser } from "../src/remote/auth-store.ts";

/** An access token that ends sooner is not begun with. */
const LEFT_MS_MIN = 5 * MINUTE_MS;

interface TokenPorts {
  readonly fetch: typeof fetch;
  /** Origin and prefix of the provider's token service. */
  readonly tokens: string;
  readonly now: () => number;
}

/** Without the SDK, which needs a page. Nothing is written back: the page renews its own. */
export function freshTokens(
  user: StoredUser,
  ports: TokenPorts,
): (force: boolean) => Promise<string | undefined> {
  let known = { token: user.accessToken, expiresAt: user.expiresAt };
  return async (force) => {
    if (!force && known.token !== "" && known.expiresAt - ports.now() > LEFT_MS_MIN) return known.token;
    const renewed = await renew(user, ports);
    if (renewed === undefined) return undefined;
    known = renewed;
    return known.token;
  };
}

async function renew(
  { apiKey, refreshToken }: StoredUser,
  { fetch, tokens, now }: TokenPorts,
): Promise<{ token: string; expiresAt: number } | undefined> {
  try {
    const response = await fetch(`${tokens}/v1/token?key=${encodeURIComponent(apiKey)}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString(),
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(WORKER_TOKEN_MS_MAX),
    });
    if (!response.ok) return undefined;
    const { id_token: token, expires_in: seconds } = (await response.json()) as Record<string, unknown>;
    if (typeof token !== "string") return undefined;
    return { token, expiresAt: now() + Number(seconds) * SECOND_MS };
  } catch {
    // No network, or a portal's page: the outbox tries again later.
    return undefined;
  }
}
