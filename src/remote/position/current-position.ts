import { POSITION_MS_MAX } from "../../clock/waits.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { placeOf, type Place } from "../../domain/place/place.ts";

const POSITION_AGE_MS_MAX = 30_000;

export interface Position {
  readonly place: Place;
  readonly accuracyM: number;
}

export interface PositionProblem {
  readonly code: "unsupported" | "denied" | "unavailable" | "too_slow";
}

/** Asks for the permission at the first call; works without network. */
export function currentPosition(
  geolocation: Geolocation | undefined = "geolocation" in navigator ? navigator.geolocation : undefined,
): Promise<Result<Position, PositionProblem>> {
  if (geolocation === undefined) return Promise.resolve(err({ code: "unsupported" }));
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve(
          ok({
            place: placeOf(coords.latitude, coords.longitude),
            accuracyM: Math.round(coords.accuracy),
          }),
        ),
      (error) => resolve(err({ code: problemCodeOf(error) })),
      { enableHighAccuracy: true, timeout: POSITION_MS_MAX, maximumAge: POSITION_AGE_MS_MAX },
    );
  });
}

function problemCodeOf(error: GeolocationPositionError): PositionProblem["code"] {
  if (error.code === error.PERMISSION_DENIED) return "denied";
  if (error.code === error.TIMEOUT) return "too_slow";
  return "unavailable";
}
