import { PREVIEW_MS_MAX } from "../../clock/waits.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { err, ok, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pageAuth } from "../auth/page-auth.ts";

/** `signed_out`: it may be there all the same, for who says who they are. */
export type ReadPhotoProblem = "offline" | "signed_out" | "gone" | "server";

/** A photo as the city keeps it, with the right of who asks: what is not public is answered to moderators alone. */
export async function readPhoto(
  cityId: CityId,
  photoId: Identifier,
): Promise<Result<Blob, ReadPhotoProblem>> {
  try {
    const token = await pageAuth()?.currentUser?.getIdToken();
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(PREVIEW_MS_MAX);
    const answer = await fetch(`/photos/${cityId}/${photoId}`, { headers, signal });
    if (answer.ok) return await photoIn(answer);
    if (answer.status !== 404) return err("server");
    return err(token === undefined ? "signed_out" : "gone");
  } catch {
    return err("offline");
  }
}

/** The page of a network that wants a sign-in answers in the city's place, and is no photo. */
async function photoIn(answer: Response): Promise<Result<Blob, ReadPhotoProblem>> {
  const photo = await answer.blob();
  return photo.type.startsWith("image/") ? ok(photo) : err("offline");
}
