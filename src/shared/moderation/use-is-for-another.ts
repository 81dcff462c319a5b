import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import type { Content } from "../../domain/content/content.ts";
import { isAppealed, isOwnDecision } from "../../domain/moderation/appealed.ts";

/** What its author contests is judged by another moderator than who decided it, where the commune has one (MOD-9). */
export function useIsForAnother(content: Content): boolean {
  const { actor } = useData();
  const city = useCity(content.cityId);
  return city != null && isAppealed(content) && isOwnDecision(content, actor, city);
}
