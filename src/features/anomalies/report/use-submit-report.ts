import { REPORT_KIND, type ReportPayload } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { useSendCommand } from "../../../shared/commands/use-send-command.ts";
import { useSubmission, type Submission } from "../../../shared/drafts/use-submission.ts";
import type { ReportForm } from "./report-form.ts";
import { reportOfForm } from "./report-of-form.ts";

interface Writing {
  readonly reportId: Identifier;
  readonly cityId: CityId;
  readonly form: ReportForm;
  readonly photos: ReportPayload["photos"];
}

export function useSubmitReport({ reportId, cityId, form, photos }: Writing): Submission {
  const send = useSendCommand(cityId);
  return useSubmission({
    check: (now) => reportOfForm(form, photos, now),
    send: (payload, performedAt) => {
      const command = { id: reportId, kind: REPORT_KIND, cityId, payload } as const;
      return send(
        { ...command, basedOn: null, dependsOn: null, performedAt },
        { photoIds: photos.map(({ id }) => id) },
      );
    },
  });
}
