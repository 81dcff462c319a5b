import type { I18n } from "@lingui/core";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { IDEA_CATEGORY_WORDS } from "../../../i18n/idea-words.ts";
import { thoseSaying } from "../../../shared/collection/search-words.ts";

export function ideasSaying(i18n: I18n, text: string, views: readonly IdeaView[]): readonly IdeaView[] {
  return thoseSaying(text, views, ({ idea }) => {
    const { title, finding, proposal, forWhom, address, number, categoryId } = idea;
    const category = i18n._(IDEA_CATEGORY_WORDS[categoryId]);
    return [title, finding, proposal, forWhom, address, number, category].join(" ");
  });
}
