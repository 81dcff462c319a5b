import { useData } from "../../data/data-context.ts";
import type { City } from "../../domain/city/city.ts";
import { isAnswered } from "../../domain/city/is-answered.ts";

/** `isAnswered`, to this person: who moderates the commune may do so before this device has heard of any moderator. */
export function useIsAnswered(city: City): boolean | undefined {
  const { actor } = useData();
  return isAnswered(city) === false && actor.moderatorOfCities.includes(city.id) ? true : isAnswered(city);
}
