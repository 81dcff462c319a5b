import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { IDEA_VIEWS, type IdeaView } from "../../domain/idea/idea-view.ts";
import { useContent } from "../contents/use-content.ts";
import { useContents, type KnownContents } from "../contents/use-contents.ts";

export function useIdeas(cityId: CityId): KnownContents<IdeaView> {
  return useContents(IDEA_VIEWS, cityId);
}

export function useIdea(cityId: CityId, id: Identifier): IdeaView | null | undefined {
  return useContent(IDEA_VIEWS, cityId, id);
}
