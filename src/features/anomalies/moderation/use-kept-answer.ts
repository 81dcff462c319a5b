import { REJECT_CODES } from "../../../domain/anomaly/status-asks.ts";
import { SETTABLE_STATUSES } from "../../../domain/anomaly/transitions.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { exactText, object, oneOf } from "../../../domain/basics/schema.ts";
import { useKept } from "../../../shared/drafts/use-kept.ts";
import { useKeptPhotos, type ChangePhotos } from "../../../shared/photos/use-kept-photos.ts";
import type { Answer } from "./status-command.ts";

const WORDS_SCHEMA = object<Omit<Answer, "photos">>({
  to: oneOf(SETTABLE_STATUSES),
  reason: exactText,
  code: oneOf(["", ...REJECT_CODES]),
  partner: exactText,
  plannedFor: exactText,
});

export interface KeptAnswer {
  readonly typed: Omit<Answer, "photos"> | null;
  readonly photos: Answer["photos"];
  readonly type: (answer: Answer) => void;
  readonly changePhotos: ChangePhotos;
  readonly forget: () => void;
}

/** What a moderator types of an answer and the photos that go with it, until it is sent. */
export function useKeptAnswer({ id, cityId }: Anomaly): KeptAnswer {
  const name = `answer ${id}`;
  const [typed, keepWords] = useKept(cityId, name, WORDS_SCHEMA);
  const [photos, changePhotos] = useKeptPhotos(name);
  return {
    typed,
    photos,
    type: (answer) => {
      const { photos: _, ...words } = answer;
      keepWords(words);
    },
    changePhotos,
    forget: () => {
      keepWords(null);
      void changePhotos(() => []);
    },
  };
}
