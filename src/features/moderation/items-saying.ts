import type { I18n } from "@lingui/core";
import { thoseSaying } from "../../shared/collection/search-words.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { activityText, anomalyText, ideaText } from "../../shared/search/content-texts.ts";

export function itemsSaying(i18n: I18n, text: string, items: readonly QueueItem[]): readonly QueueItem[] {
  return thoseSaying(text, items, (item) => [item.content.authorName, ...saidIn(i18n, item)].join(" "));
}

/** What a report is called is its sub-category where nobody gave it a title. */
function saidIn(i18n: I18n, item: QueueItem): readonly string[] {
  switch (item.collection) {
    case "anomalies":
      return Object.values(anomalyText(i18n, item.view.anomaly));
    case "ideas":
      return Object.values(ideaText(i18n, item.view.idea));
    case "activities":
      return Object.values(activityText(i18n, item.view.activity));
    case "messages":
      return [item.view.message.title ?? "", item.view.message.text];
  }
}
