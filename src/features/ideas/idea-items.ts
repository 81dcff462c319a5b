import type { Idea } from "../../domain/idea/idea.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import type { Place } from "../../domain/place/place.ts";
import type { ItemReader } from "../../shared/collection/items.ts";

export interface PlacedIdeaView extends IdeaView {
  readonly idea: Idea & { readonly place: Place };
}

export const ideaOf = ({ idea }: IdeaView) => idea;

/** The others are of the whole commune. */
export function isPlacedIdea(view: IdeaView): view is PlacedIdeaView {
  return view.idea.place !== null;
}

export const PLACED_IDEAS: ItemReader<PlacedIdeaView> = {
  idOf: ({ idea }) => idea.id,
  knownAddressOf: ({ idea }) => idea,
};
