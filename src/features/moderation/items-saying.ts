import { saysAll, wordsOf } from "../../shared/collection/search-words.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";

/** Those that say every word, wherever; all of them for no word. */
export function itemsSaying(text: string, items: readonly QueueItem[]): readonly QueueItem[] {
  const words = wordsOf(text);
  if (words.length === 0) return items;
  return items.filter((item) =>
    saysAll(words, [item.content.number, item.content.authorName, ...saidIn(item)].join(" ")),
  );
}

function saidIn(item: QueueItem): readonly string[] {
  switch (item.collection) {
    case "anomalies": {
      const { title, description, address } = item.view.anomaly;
      return [title, description, address];
    }
    case "ideas": {
      const { title, finding, proposal, forWhom, address } = item.view.idea;
      return [title, finding, proposal, forWhom, address];
    }
    case "activities": {
      const { title, description, placeName, organiserName } = item.view.activity;
      return [title, description, placeName, organiserName];
    }
    case "messages":
      return [item.view.message.title ?? "", item.view.message.text];
  }
}
