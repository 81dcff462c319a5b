import type { I18n } from "@lingui/core";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { ACTIVITY_CATEGORY_WORDS } from "../../../i18n/activity-words.ts";
import { thoseSaying } from "../../../shared/collection/search-words.ts";

export function activitiesSaying(
  i18n: I18n,
  text: string,
  views: readonly ActivityView[],
): readonly ActivityView[] {
  return thoseSaying(text, views, ({ activity }) => {
    const { title, description, organiserName, placeName, address, number, categoryId } = activity;
    const category = i18n._(ACTIVITY_CATEGORY_WORDS[categoryId]);
    return [title, description, organiserName, placeName, address, number, category].join(" ");
  });
}
