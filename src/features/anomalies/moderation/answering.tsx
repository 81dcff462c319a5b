import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import type { City } from "../../../domain/city/city.ts";
import { AnswerDialog, type AnswerDialogProps } from "./answer-dialog.tsx";
import { stillPossible, useKeptAnswer } from "./use-kept-answer.ts";

interface AnsweringProps {
  readonly anomaly: Anomaly;
  readonly city: City;
  readonly send: AnswerDialogProps["onSend"];
  readonly onClose: () => void;
}

/** The dialog of an answer, open, with what was typed in it here or on the page of the report (FORM-6). */
export function Answering({ anomaly, city, send, onClose }: AnsweringProps) {
  const { typed, photos, type, changePhotos, forget } = useKeptAnswer(anomaly);
  const first = movesFrom(anomaly.status)[0] ?? "ack";
  return (
    <AnswerDialog
      anomaly={anomaly}
      city={city}
      answer={{ ...stillPossible(typed, anomaly.status, first), photos }}
      onChange={type}
      onPhotos={changePhotos}
      open
      onClose={onClose}
      onSend={async (answer) => {
        const sent = await send(answer);
        if (sent.ok) forget();
        return sent;
      }}
    />
  );
}
