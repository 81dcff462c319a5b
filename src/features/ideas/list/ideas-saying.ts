import type { I18n } from "@lingui/core";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { IDEA_CATEGORY_WORDS } from "../../../i18n/idea-words.ts";
import { saysAll, wordsOf } from "../../../shared/collection/search-words.ts";

/** Those that say every word, wherever; all of them for no word. */
export function ideasSaying(i18n: I18n, text: string, views: readonly IdeaView[]): readonly IdeaView[] {
  const words = wordsOf(text);
  if (words.length === 0) return views;
  return views.filter(({ idea }) => {
    const { title, finding, proposal, forWhom, address, number, categoryId } = idea;
    const said = [
      title,
      finding,
      proposal,
      forWhom,
      address,
      number,
      i18n._(IDEA_CATEGORY_WORDS[categoryId]),
    ];
    return saysAll(words, said.join(" "));
  });
}
