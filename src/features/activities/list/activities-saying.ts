import type { I18n } from "@lingui/core";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { ACTIVITY_CATEGORY_WORDS } from "../../../i18n/activity-words.ts";
import { saysAll, wordsOf } from "../../../shared/collection/search-words.ts";

/** Those that say every word, wherever; all of them for no word. */
export function activitiesSaying(
  i18n: I18n,
  text: string,
  views: readonly ActivityView[],
): readonly ActivityView[] {
  const words = wordsOf(text);
  if (words.length === 0) return views;
  return views.filter(({ activity }) => {
    const { title, description, organiserName, placeName, address, number, categoryId } = activity;
    const category = i18n._(ACTIVITY_CATEGORY_WORDS[categoryId]);
    return saysAll(
      words,
      [title, description, organiserName, placeName, address, number, category].join(" "),
    );
  });
}
