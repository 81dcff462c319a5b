import { useState } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import { ok } from "../../../domain/basics/result.ts";
import type { City } from "../../../domain/city/city.ts";
import { AnswerDialog, type AnswerDialogProps } from "./answer-dialog.tsx";
import { emptyAnswer } from "./status-command.ts";

interface AnsweringProps {
  readonly anomaly: Anomaly;
  readonly city: City;
  readonly send: AnswerDialogProps["onSend"];
  readonly onClose: () => void;
}

/** The dialog of an answer, open, with what is typed in it. */
export function Answering({ anomaly, city, send, onClose }: AnsweringProps) {
  const [words, setWords] = useState(() => emptyAnswer(movesFrom(anomaly.status)[0] ?? "ack"));
  const [photos, setPhotos] = useState<readonly PhotoRow[]>([]);
  return (
    <AnswerDialog
      anomaly={anomaly}
      city={city}
      answer={{ ...words, photos }}
      onChange={setWords}
      onPhotos={(change) => {
        setPhotos(change);
        return Promise.resolve(ok(undefined));
      }}
      open
      onClose={onClose}
      onSend={send}
    />
  );
}
