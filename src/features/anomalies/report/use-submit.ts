import { useState } from "react";
import type { ReportPayload } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";
import { useNow } from "../../../data/device/use-now.ts";
import type { ReportForm } from "./report-form.ts";
import { reportOfForm } from "./report-of-form.ts";

export interface Submission {
  /** How often « Envoyer » was refused here; the summary takes the focus each time. */
  readonly attempt: number;
  /** What is wrong with the fields, once somebody tried; it empties while it is put right. */
  readonly problems: readonly FieldProblem[];
  readonly sendProblem: SendProblem | null;
  readonly isSending: boolean;
  /** True once the report is this device's duty. */
  readonly submit: () => Promise<boolean>;
}

interface Writing {
  readonly reportId: Identifier;
  readonly cityId: CityId;
  readonly form: ReportForm;
  readonly photos: ReportPayload["photos"];
}

export function useSubmit({ reportId, cityId, form, photos }: Writing): Submission {
  const send = useSendCommand(cityId);
  const [attempt, setAttempt] = useState(0);
  const [sendProblem, setSendProblem] = useState<SendProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const now = useNow();
  const checked = attempt === 0 ? null : reportOfForm(form, photos, now);

  async function submit(): Promise<boolean> {
    if (isSending) return false;
    setSendProblem(null);
    const performedAt = Date.now();
    const report = reportOfForm(form, photos, performedAt);
    if (!report.ok) {
      setAttempt(attempt + 1);
      return false;
    }
    setSending(true);
    const command = { id: reportId, kind: "report-anomaly", cityId, payload: report.value } as const;
    const sent = await send(
      { ...command, basedOn: null, dependsOn: null, performedAt },
      { photoIds: photos.map(({ id }) => id) },
    );
    setSending(false);
    if (sent.ok) return true;
    setSendProblem(sent.problem);
    setAttempt(attempt + 1);
    return false;
  }

  return { attempt, problems: checked?.ok === false ? checked.problem : [], sendProblem, isSending, submit };
}
