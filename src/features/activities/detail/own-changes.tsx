import { useLingui } from "@lingui/react/macro";
import { mergedFields } from "../../../domain/basics/merged-fields.ts";
import type { Activity } from "../../../domain/activity/activity.ts";
import {
  editedActivityOf,
  type EditActivityPayload,
  type EditedActivity,
} from "../../../domain/activity/edit-activity.ts";
import { partsOf, wholeOf } from "../../../domain/activity/edited-parts.ts";
import { OwnChange } from "../../../shared/commands/own-change.tsx";
import { ACTIVITY_STATUS_WORDS, longWhen, ORGANISER_WORDS } from "../../../i18n/activity-words.ts";
import { announcedWords } from "./announced-words.ts";
import { EDIT_KIND, RESCHEDULE_KIND, VERIFY_KIND } from "./change-kinds.ts";

/** What was changed of an activity after somebody else had: corrected, put off or cancelled, its organiser verified (P3). */
export function OwnChanges({ activity }: { readonly activity: Activity }) {
  const { t, i18n } = useLingui();
  const about = { collection: "activities", content: activity } as const;
  const statusOf = ({ status }: Pick<Activity, "status">) => i18n._(ACTIVITY_STATUS_WORDS[status]);
  const organiserOf = (one: Pick<Activity, "organiserName" | "organiserKind">) =>
    `${one.organiserName} · ${i18n._(ORGANISER_WORDS[one.organiserKind])}`;
  return (
    <>
      <OwnChange
        kind={EDIT_KIND}
        about={about}
        compare={(payload, theirs) =>
          announcedWords(i18n, theirs, { ...theirs, ...mineOver(theirs, payload) })
        }
        again={(payload, theirs) => ({
          activityId: payload.activityId,
          seen: editedActivityOf(theirs),
          edited: mineOver(theirs, payload),
        })}
      />
      <OwnChange
        kind={RESCHEDULE_KIND}
        about={about}
        compare={({ to, dates, reason }, theirs) => [
          { label: t`État`, theirs: statusOf(theirs), mine: statusOf({ status: to }) },
          { label: t`Quand`, theirs: longWhen(i18n, theirs), mine: longWhen(i18n, { ...theirs, ...dates }) },
          { label: t`Explication`, theirs: theirs.history.at(-1)?.reason ?? "", mine: reason },
        ]}
        again={(payload, { status: from }) => ({ ...payload, from })}
      />
      <OwnChange
        kind={VERIFY_KIND}
        about={about}
        compare={(payload, theirs) => [
          { label: t`Organisée par`, theirs: organiserOf(theirs), mine: organiserOf(payload) },
        ]}
        again={(payload, { organiserName, organiserKind }) => ({ ...payload, organiserName, organiserKind })}
      />
    </>
  );
}

function mineOver(theirs: Activity, { seen, edited }: EditActivityPayload): EditedActivity {
  return wholeOf(mergedFields(partsOf(editedActivityOf(theirs)), partsOf(seen), partsOf(edited)));
}
