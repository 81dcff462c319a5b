import { useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
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
  const [answer, setAnswer] = useState(() => emptyAnswer(movesFrom(anomaly.status)[0] ?? "ack"));
  return (
    <AnswerDialog
      anomaly={anomaly}
      city={city}
      answer={answer}
      onChange={setAnswer}
      open
      onClose={onClose}
      onSend={send}
    />
  );
}
