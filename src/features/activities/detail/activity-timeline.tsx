import { useLingui } from "@lingui/react/macro";
import type { Activity } from "../../../domain/activity/activity.ts";
import { ACTIVITY_STATUS_WORDS } from "../../../i18n/activity-words.ts";
import { Timeline } from "../../../shared/collection/timeline.tsx";
import { ACTIVITY_STATUS_LOOKS } from "../activity-looks.ts";

/** How it changed since it was announced; nothing of what stayed as it was. */
export function ActivityTimeline({ activity: { history, status } }: { readonly activity: Activity }) {
  const { t, i18n } = useLingui();
  const [announced] = history;
  if (history.length < 2) return null;
  return (
    <Timeline
      history={history}
      iconOf={(step) => ACTIVITY_STATUS_LOOKS[step.status].icon}
      labelOf={(step) => (step === announced ? t`Annoncée` : i18n._(ACTIVITY_STATUS_WORDS[step.status]))}
      saidAbove={status === "confirmed" ? undefined : history.at(-1)}
    />
  );
}
