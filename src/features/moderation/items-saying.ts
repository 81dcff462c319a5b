import type { I18n } from "@lingui/core";
import { beginsWithOneTypo } from "../../domain/basics/one-typo.ts";
import { saysAll, wordsOf } from "../../shared/collection/search-words.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { activityText, anomalyText, ideaText } from "../../shared/search/content-texts.ts";

/** Those that say every word, wherever; where none does, each with one typo; all of them for no word. */
export function itemsSaying(i18n: I18n, text: string, items: readonly QueueItem[]): readonly QueueItem[] {
  const words = wordsOf(text);
  if (words.length === 0) return items;
  const saidBy = (item: QueueItem): string => [item.content.authorName, ...saidIn(i18n, item)].join(" ");
  const found = items.filter((item) => saysAll(words, saidBy(item)));
  return found.length > 0 ? found : items.filter((item) => almostSaysAll(words, saidBy(item)));
}

function almostSaysAll(words: readonly string[], text: string): boolean {
  const said = wordsOf(text);
  return words.every((word) => said.some((one) => one.startsWith(word) || beginsWithOneTypo(word, one)));
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
