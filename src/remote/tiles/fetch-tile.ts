import { accepted, refused, type Result } from "../../domain/basics/result.ts";

const TILE_MS_MAX = 10_000;

/** `absent`: the provider draws nothing there. `unreachable`: no network, too slow, an error, or a portal's page. */
export type TileProblem = "absent" | "unreachable" | "stopped";

/** One tile as an image that may be kept: a plain 200, readable, and nothing but an image. */
export async function fetchTile(url: string, signal: AbortSignal): Promise<Result<Response, TileProblem>> {
  try {
    const response = await fetch(url, {
      mode: "cors",
      credentials: "omit",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TILE_MS_MAX)]),
    });
    if (response.status === 404 || response.status === 204) return refused("absent");
    if (response.status !== 200 || !isImage(response)) return refused("unreachable");
    // Read to the end before it is kept: a picture cut half-way is no picture.
    const body = await response.blob();
    return accepted(new Response(body, { headers: { "content-type": body.type } }));
  } catch {
    return refused(signal.aborted ? "stopped" : "unreachable");
  }
}

function isImage(response: Response): boolean {
  return /^image\/(?:png|jpeg|webp|avif)\b/iu.test(response.headers.get("content-type") ?? "");
}
