import { REJECT_CODES } from "../../../domain/anomaly/status-asks.ts";
import { mayMove, SETTABLE_STATUSES, type SettableStatus } from "../../../domain/anomaly/transitions.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { exactText, object, oneOf } from "../../../domain/basics/schema.ts";
import { useKept } from "../../../shared/drafts/use-kept.ts";
import { useKeptPhotos, type ChangePhotos } from "../../../shared/photos/use-kept-photos.ts";
import { emptyAnswer, type Answer } from "./status-command.ts";

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

/** What was typed; where the report has moved on since, the words under what is possible now. */
export function stillPossible(
  typed: KeptAnswer["typed"],
  status: Anomaly["status"],
  first: SettableStatus,
): Omit<Answer, "photos"> {
  if (typed === null) return emptyAnswer(first);
  return mayMove(status, typed.to) ? typed : { ...typed, to: first };
}
