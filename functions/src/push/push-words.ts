import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { RouteName } from "../../../src/domain/navigation/routes.ts";
import type { NotificationKind } from "../../../src/domain/notification/kinds.ts";
import type { CityEvent } from "../../../src/domain/notification/notification.ts";

/** What waits to be told on a person's devices. */
export type PushItem = Pick<CityEvent, "id" | "cityId" | "kind" | "subject" | "what">;

/** What the worker reads: `sw/notices.ts`. */
export interface PushMessage {
  readonly uid: string;
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** In French, as everything the service writes by itself. */
const SENTENCES: Readonly<Record<NotificationKind, string>> = {
  status: "Son statut a changé.",
  answer: "La commune a répondu.",
  message: "Nouveau message.",
  activity: "La date, le lieu ou l’état a changé.",
  moderation: "Une décision a été prise sur ce que vous avez écrit.",
  nearby: "Nouveau près de chez vous.",
  review: "Un contenu attend la modération.",
};
/** Where what happened says more than its kind. */
const PARTICULAR: Readonly<Record<string, string>> = {
  tomorrow: "C’est demain.",
  "place-freed": "Une place s’est libérée.",
  "follow-up": "Ce problème est-il réglé ?",
  "flag-hidden": "Ce que vous avez signalé n’est plus visible.",
  "flag-kept": "Ce que vous avez signalé reste visible.",
};

/** One is told by its title; several that waited together by their number, under one notice. */
export function pushMessage(
  uid: string,
  items: readonly PushItem[],
  titleOf: (item: PushItem) => string,
): PushMessage | undefined {
  const newest = items.at(-1);
  if (newest === undefined) return undefined;
  const { cityId, subject, kind, what } = newest;
  if (items.every((item) => item.kind === "review")) return reviewMessage(uid, cityId, items.length);
  const about = items.every(({ subject: { id } }) => id === subject.id);
  if (!about) {
    const body = `${items.length} nouveautés vous attendent.`;
    return { uid, title: "Parvis", body, tag: `city-${cityId}`, route: "Notifications", params: { cityId } };
  }
  return {
    uid,
    title: titleOf(newest) || "Parvis",
    body: PARTICULAR[what] ?? SENTENCES[kind],
    tag: `subject-${subject.id}`,
    ...placeOf(cityId, subject),
  };
}

/** It names nothing: what waits may have to be hidden. */
function reviewMessage(uid: string, cityId: string, count: number): PushMessage {
  const body = count === 1 ? SENTENCES.review : `${count} contenus attendent la modération.`;
  return { uid, title: "Parvis", body, tag: `review-${cityId}`, route: "Threads", params: { cityId } };
}

function placeOf(cityId: string, { collection, id }: ContentSubject): Pick<PushMessage, "route" | "params"> {
  switch (collection) {
    case "anomalies":
      return { route: "ListAnomaly", params: { cityId, anomalyId: id } };
    case "ideas":
      return { route: "MapIdea", params: { cityId, ideaId: id } };
    case "activities":
      return { route: "MapActivity", params: { cityId, activityId: id } };
    case "messages":
      return { route: "Thread", params: { cityId, threadId: id } };
  }
}
