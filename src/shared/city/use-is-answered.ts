import { useData } from "../../data/data-context.ts";
import type { City } from "../../domain/city/city.ts";
import { isAnswered } from "../../domain/city/is-answered.ts";

/**
 * `isAnswered`, to this person: who moderates the commune may do so before this device has heard of any moderator. That an
 * administrator could is no answer.
 */
export function useIsAnswered(city: City): boolean | undefined {
  const { actor } = useData();
  const answered = isAnswered(city);
  return answered === false && actor.moderatorOfCities.includes(city.id) ? true : answered;
}
