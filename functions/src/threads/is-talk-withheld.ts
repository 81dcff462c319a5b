import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import { isWithheldUnder } from "../../../src/domain/thread/withheld-message.ts";
import { threadIn } from "../commands/load-surroundings.ts";
import { contentOf, contentRefs } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import type { Reader } from "../store/read-all.ts";
import { readTogether } from "../store/read-together.ts";

/** Whether nobody but moderators reads what is said about this. */
export async function isTalkWithheld(
  reader: Reader,
  cityId: CityId,
  subject: ContentSubject,
): Promise<boolean> {
  const wanted = { thread: refs.thread(cityId, subject.id), ...contentRefs(cityId, subject) };
  const { thread, ...documents } = await readTogether(reader, wanted);
  // What opens a discussion is its subject itself: its own visibility says who reads it.
  const isOpening = subject.collection === "messages";
  return isWithheldUnder({
    thread: threadIn(thread),
    about: isOpening ? undefined : contentOf({ subject, ...documents }),
  });
}
