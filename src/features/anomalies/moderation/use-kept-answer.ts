import { REJECT_CODES } from "../../../domain/anomaly/status-asks.ts";
import { SETTABLE_STATUSES } from "../../../domain/anomaly/transitions.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { exactText, object, oneOf } from "../../../domain/basics/schema.ts";
import { useKept } from "../../../shared/drafts/use-kept.ts";
import { useKeptPhotos } from "../../../shared/photos/use-kept-photos.ts";
import type { Answer } from "./status-command.ts";

const WORDS_SCHEMA = object<Omit<Answer, "photos">>({
  to: oneOf(SETTABLE_STATUSES),
  reason: exactText,
  code: oneOf(["", ...REJECT_CODES]),
  partner: exactText,
  plannedFor: exactText,
});

/** What a moderator types of an answer and the photos that go with it, until it is sent; undefined while there is nothing. */
export function useKeptAnswer({
  id,
  cityId,
}: Anomaly): readonly [Answer | undefined, (answer: Answer | undefined) => void] {
  const name = `answer ${id}`;
  const [words, keepWords] = useKept(cityId, name, WORDS_SCHEMA);
  const [photos, choosePhotos] = useKeptPhotos(name);
  const keep = (answer: Answer | undefined): void => {
    const { photos: chosen = [], ...said } = answer ?? {};
    keepWords(answer === undefined ? null : (said as Omit<Answer, "photos">));
    if (chosen !== photos) choosePhotos(chosen);
  };
  return [words === null ? undefined : { ...words, photos }, keep];
}
