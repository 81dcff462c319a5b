import { useData } from "../../../data/data-context.ts";
import { useLiveValue } from "../../../data/live.ts";
import { liveOverlayInput } from "../../../data/outbox/live-overlay-input.ts";
import { REPORT_KIND, type ReportPayload } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { cityDayOf } from "../../../domain/city/city-day.ts";
import { createdOn } from "../../../domain/sync/created-on.ts";
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
  const known = useLiveValue(liveOverlayInput(useData(), cityId));
  return useSubmission({
    check: (now) => reportOfForm(form, photos, now),
    send: (payload, performedAt) => {
      const today = cityDayOf(performedAt);
      const createdToday = createdOn(REPORT_KIND, known, (at) => cityDayOf(at) === today);
      const command = { id: reportId, kind: REPORT_KIND, cityId, payload } as const;
      return send(
        { ...command, basedOn: null, dependsOn: null, performedAt },
        { photoIds: photos.map(({ id }) => id), createdToday },
      );
    },
  });
}
