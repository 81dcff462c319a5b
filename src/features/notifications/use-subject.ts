import { useLingui } from "@lingui/react";
import { useActivity } from "../../data/activities/use-activities.ts";
import { useAnomaly } from "../../data/anomalies/use-anomalies.ts";
import { useContent } from "../../data/contents/use-content.ts";
import { useIsKeptBack } from "../../data/contents/use-is-kept-back.ts";
import { useIdea } from "../../data/ideas/use-ideas.ts";
import { beforeAndAfter } from "../../domain/anomaly/before-and-after.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentSubject } from "../../domain/command/subject.ts";
import type { Content, ContentPhoto } from "../../domain/content/content.ts";
import { MESSAGE_VIEWS } from "../../domain/thread/message-view.ts";
import { subjectPathOf } from "../../domain/navigation/subject-path.ts";
import { activityTitle } from "../../i18n/activity-words.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";
import { ideaTitle } from "../../i18n/idea-words.ts";

export interface NotifiedSubject {
  /** Empty while it is not known, and where it is not on this device. */
  readonly title: string;
  /** `gone`: hidden from this person since. */
  readonly state: "loading" | "here" | "absent" | "gone";
  readonly path: string;
  readonly photo: ContentPhoto | undefined;
}

interface Seen extends Pick<NotifiedSubject, "title" | "photo"> {
  readonly isEmptied: boolean;
  readonly mine: boolean;
}

/** What a notification is about, as this device has it: its words are nowhere else. */
export function useSubject(cityId: CityId, subject: ContentSubject): NotifiedSubject {
  const seen = useSeen(cityId, subject);
  const isKeptBack = useIsKeptBack(subject);
  const nothing = { title: "", path: subjectPathOf(cityId, subject), photo: undefined };
  if (seen === undefined || isKeptBack === undefined) return { ...nothing, state: "loading" };
  if (seen === null) return { ...nothing, state: isKeptBack ? "gone" : "absent" };
  if (seen.isEmptied && !seen.mine) return { ...nothing, state: "gone" };
  return { ...nothing, title: seen.title, photo: seen.photo, state: "here" };
}

function useSeen(cityId: CityId, { collection, id }: ContentSubject): Seen | null | undefined {
  const { i18n } = useLingui();
  const idIn = (one: ContentSubject["collection"]): string => (one === collection ? id : "");
  const anomaly = useAnomaly(cityId, idIn("anomalies"));
  const idea = useIdea(cityId, idIn("ideas"));
  const activity = useActivity(cityId, idIn("activities"));
  const message = useContent(MESSAGE_VIEWS, cityId, idIn("messages"));
  const shown = { anomalies: anomaly, ideas: idea, activities: activity, messages: message }[collection];
  if (shown === undefined || shown === null) return shown;
  const { mine } = shown;
  if ("anomaly" in shown) return { ...seenOf(shown.anomaly, anomalyTitle(i18n, shown.anomaly)), mine };
  if ("message" in shown) return { ...seenOf(shown.message, shown.message.title ?? ""), mine };
  if ("idea" in shown) return { ...seenOf(shown.idea, ideaTitle(i18n, shown.idea)), mine };
  return { ...seenOf(shown.activity, activityTitle(i18n, shown.activity)), mine };
}

function seenOf(
  { visibility, withheld = false, photos }: Pick<Content, "visibility" | "withheld" | "photos">,
  title: string,
): Omit<Seen, "mine"> {
  const [photo] = beforeAndAfter(photos).before;
  return { isEmptied: visibility === "hidden" || withheld, title, photo };
}
