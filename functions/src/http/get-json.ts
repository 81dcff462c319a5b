import { err, ok, type Result } from "../../../src/domain/basics/result.ts";

interface JsonLimits {
  readonly msMax: number;
  readonly bytesMax: number;
}

export interface JsonAnswer {
  readonly body: unknown;
  /** Made up by a stand-in. */
  readonly approximate: boolean;
}

/** Asks an open service of the State; no redirect is followed, whoever offers it. The problem says why it counts as unreachable. */
export async function getJson(
  url: string,
  { msMax, bytesMax }: JsonLimits,
): Promise<Result<JsonAnswer, string>> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(msMax),
    });
    if (!response.ok) return err(`status ${response.status}`);
    if (!isJson(response)) return err("content type");
    const text = await textOf(response, bytesMax);
    if (text === undefined) return err("too large");
    return ok({ body: JSON.parse(text), approximate: response.headers.get("x-parvis-approximate") === "1" });
  } catch (error) {
    // Nothing else is thrown here.
    return err((error as Error).name);
  }
}

function isJson(response: Response): boolean {
  return /^application\/(?:geo\+)?json\b/u.test(String(response.headers.get("content-type")));
}

/** Counts as it reads: an answer that never ends is left before it fills the memory. */
async function textOf({ body }: Response, bytesMax: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
