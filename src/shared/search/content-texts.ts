import type { I18n } from "@lingui/core";
import type { Activity } from "../../domain/activity/activity.ts";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { Idea } from "../../domain/idea/idea.ts";
import { activityTitle, ACTIVITY_CATEGORY_WORDS } from "../../i18n/activity-words.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";
import { categoryLabel, subcategoryLabel } from "../../i18n/categories/category-labels.ts";
import { IDEA_CATEGORY_WORDS, ideaTitle } from "../../i18n/idea-words.ts";

/** What a content can be found by. */
interface ContentText {
  readonly title: string;
  readonly text: string;
}

export function anomalyText(i18n: I18n, anomaly: Anomaly): ContentText {
  const { categoryId, subcategoryId, number, description, address, locationHint } = anomaly;
  const category = `${categoryLabel(i18n, categoryId)} ${subcategoryLabel(i18n, categoryId, subcategoryId)}`;
  return {
    title: anomalyTitle(i18n, anomaly),
    text: [number, description, address, locationHint, category].join(" "),
  };
}

export function activityText(i18n: I18n, activity: Activity): ContentText {
  const { number, description, organiserName, placeName, address, categoryId } = activity;
  const category = i18n._(ACTIVITY_CATEGORY_WORDS[categoryId]);
  return {
    title: activityTitle(i18n, activity),
    text: [number, description, organiserName, placeName, address, category].join(" "),
  };
}

export function ideaText(i18n: I18n, idea: Idea): ContentText {
  const { number, finding, proposal, forWhom, address, categoryId } = idea;
  const category = i18n._(IDEA_CATEGORY_WORDS[categoryId]);
  return {
    title: ideaTitle(i18n, idea),
    text: [number, finding, proposal, forWhom, address, category].join(" "),
  };
}
