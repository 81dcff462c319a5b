import { HttpsError, onCall, type CallableFunction, type CallableRequest } from "firebase-functions/https";
import type { CityId } from "../../../src/domain/city/city.ts";
import { wholeCityOf } from "../../../src/domain/city/parent-commune.ts";
import type { Identity } from "../access/identity.ts";
import { CALL_OPTIONS } from "../config.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { accessProblemOf } from "../store/profile.ts";
import { accessError, callerOf, refuseTooMany, refuseUnproved } from "./caller-of.ts";

type CityCall = CallableFunction<unknown, Promise<{ readonly cityId: CityId }>>;

/** One callable with the payload `{ cityId }`: `handle` transacts; what it throws that is no HttpsError is logged. */
export function cityCall(
  name: string,
  handle: (cityId: CityId, caller: Identity) => Promise<void>,
): CityCall {
  return onCall(CALL_OPTIONS, async (request: CallableRequest) => {
    refuseUnproved(request);
    if (request.auth === undefined) throw new HttpsError("unauthenticated", "unauthenticated");
    const cityId = cityIdIn(request.data);
    if (cityId === undefined) throw new HttpsError("invalid-argument", "malformed");
    try {
      const caller = await callerOf(request);
      const problem = accessProblemOf(await refs.user(caller.uid).get(), caller);
      if (problem !== undefined) throw accessError(problem);
      await refuseTooMany(name, caller);
      await handle(cityId, caller);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      logs.callFailed(name, error);
      throw new HttpsError("unavailable", "unavailable");
    }
    return { cityId };
  });
}

/** Exactly `{ cityId }`, in upper or lower case; an arrondissement is its whole commune. */
function cityIdIn(data: unknown): CityId | undefined {
  if (Object.keys(data ?? {}).join() !== "cityId") return undefined;
  const { cityId } = data as { readonly cityId: unknown };
  return typeof cityId === "string" ? wholeCityOf(cityId) : undefined;
}
