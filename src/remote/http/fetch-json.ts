import { FETCH_MS_MAX } from "../../clock/waits.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";

/** Set by a stand-in whose answer is generated. */
const APPROXIMATE_HEADER = "x-parvis-approximate";

export interface FetchJsonOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** `unreachable`: no network, a timeout, an error status, or no JSON (a captive portal's page, a plain-text error). */
export async function fetchJson(
  url: string,
  { timeoutMs = FETCH_MS_MAX, signal }: FetchJsonOptions = {},
): Promise<Result<{ readonly body: unknown; readonly approximate: boolean }, "unreachable">> {
  const tooLate = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      credentials: "omit",
      signal: signal === undefined ? tooLate : AbortSignal.any([signal, tooLate]),
    });
    if (!response.ok || !isJson(response)) return err("unreachable");
    const body: unknown = await response.json();
    return ok({ body, approximate: response.headers.get(APPROXIMATE_HEADER) === "1" });
  } catch {
    return err("unreachable");
  }
}

function isJson(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return /^application\/(?:[\w.]+\+)?json\b/iu.test(type);
}
