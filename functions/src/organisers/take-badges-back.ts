import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { organiserKey, withoutBadge } from "../../../src/domain/activity/verified-organiser.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { TASK_OPTIONS } from "../config.ts";
import { logs } from "../logs.ts";
import { contentOf, contentRefs } from "../store/content-documents.ts";
import { membershipIn } from "../store/membership-in.ts";
import { refs } from "../store/paths.ts";
import { doLater } from "../tasks/later.ts";
import { changeOwnContent, creationsOf } from "../users/own-contents.ts";

interface TakeBackTask {
  readonly cityId: CityId;
  /** The one on which a moderator said whether they know its organiser. */
  readonly activityId: Identifier;
}

const NAME = "organisers-takeBack";

export const takeBack = onTaskDispatched<TakeBackTask>(TASK_OPTIONS, ({ data }) => takeBadgesBack(data));

export async function takeBadgesBackSoon(
  task: TakeBackTask,
  now: Instant = systemClock.now(),
): Promise<void> {
  const id = `organisers-${task.cityId}-${task.activityId}-${now}`;
  try {
    await doLater({ name: NAME, run: takeBadgesBack }, task, { id, at: now });
  } catch (error) {
    logs.callFailed(NAME, error);
    await takeBadgesBack(task);
  }
}

/** All that whoever announced it announced under that name, while the city does not know them by it. Run twice, it ends alike. */
export async function takeBadgesBack({ cityId, activityId }: TakeBackTask): Promise<void> {
  const subject = { collection: "activities", id: activityId } as const;
  const { published, whole } = contentRefs(cityId, subject);
  const activity = contentOf({ subject, published: await published.get(), whole: await whole.get() });
  if (activity === undefined || activity.authorId === "") return;
  const { authorId } = activity;
  const organiser = organiserKey(activity as Activity);
  const known = membershipIn(await refs.membership(authorId, cityId).get())?.organisers ?? [];
  if (known.includes(organiser)) return;
  for await (const receipt of creationsOf(authorId)) {
    if (receipt.cityId !== cityId || receipt.subject.collection !== "activities") continue;
    await changeOwnContent(authorId, receipt, (content) =>
      withoutBadge(content as Activity, organiser, systemClock.now()),
    );
  }
}
