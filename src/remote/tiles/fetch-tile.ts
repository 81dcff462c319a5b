import { TILE_MS_MAX } from "../../clock/waits.ts";
import type { MapProvider } from "../../domain/background/map-provider.ts";
import { tileUrl, type Tile } from "../../domain/background/tile.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";

/** `absent`: the provider draws nothing there. `unreachable`: no network, too slow, an error, or a portal's page. */
export type TileProblem = "absent" | "unreachable" | "stopped";

/** One tile as an image that may be kept: whole, readable, and nothing but an image. */
export async function fetchTile(
  provider: MapProvider,
  tile: Tile,
  signal: AbortSignal,
): Promise<Result<Response, TileProblem>> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TILE_MS_MAX)]);
  try {
    return provider.archive === undefined
      ? await fetchPicture(tileUrl(provider.url, tile), limit)
      : await readPicture(provider.archive, tile, limit);
  } catch {
    return err(signal.aborted ? "stopped" : "unreachable");
  }
}

async function fetchPicture(url: string, signal: AbortSignal): Promise<Result<Response, TileProblem>> {
  const response = await fetch(url, { mode: "cors", credentials: "omit", signal });
  if (response.status === 404 || response.status === 204) return err("absent");
  if (response.status !== 200 || !isImage(response)) return err("unreachable");
  // Read to the end before it is kept: a picture cut half-way is no picture.
  return ok(answerOf(await response.blob()));
}

async function readPicture(
  archive: string,
  tile: Tile,
  signal: AbortSignal,
): Promise<Result<Response, TileProblem>> {
  const { archiveTile } = await import("./archive.ts");
  const picture = await archiveTile(archive, tile, signal);
  return picture === undefined ? err("absent") : ok(answerOf(picture));
}

function answerOf(body: Blob): Response {
  return new Response(body, { headers: { "content-type": body.type } });
}

function isImage(response: Response): boolean {
  return /^image\/(?:png|jpeg|webp|avif)\b/iu.test(response.headers.get("content-type") ?? "");
}
