import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { useReducer, useState } from "react";
import type { Activity } from "../../../domain/activity/activity.ts";
import {
  EDITED_ACTIVITY_SCHEMA,
  editedActivityOf,
  type EditedActivity,
} from "../../../domain/activity/edit-activity.ts";
import type { Result } from "../../../domain/basics/result.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";
import { DescriptionField, LinkField, WhatStep, WhenStep, WhoStep } from "../write/activity-fields.tsx";
import { activityFormReducer, announcedOfForm, type ActivityForm } from "../write/activity-form.ts";
import { DetailsBlock } from "../write/details-block.tsx";
import { datedFormOfActivity } from "../write/form-of-activity.ts";
import { EDIT_KIND } from "./change-kinds.ts";

interface EditActivityDialogProps {
  readonly activity: Activity;
  readonly onClose: () => void;
}

/** The form of a new activity, filled in; where it takes place on the map stays. */
export function EditActivityDialog({ activity, onClose }: EditActivityDialogProps) {
  const { t } = useLingui();
  const [seen] = useState(() => editedActivityOf(activity));
  const [form, dispatch] = useReducer(activityFormReducer, activity, datedFormOfActivity);
  const send = useEdit(activity);
  const edited = EDITED_ACTIVITY_SCHEMA.parse(editedOfForm(activity, form));
  return (
    <FormDialog
      title={t`Modifier l’activité`}
      submitWords={<Trans>Enregistrer</Trans>}
      icon={<Pencil />}
      open
      onClose={onClose}
      check={() => (edited.ok ? [] : edited.problem)}
      onSend={() => send(seen, edited.ok ? edited.value : seen)}
    >
      {(says) => {
        const block = { form, dispatch, says };
        return (
          <>
            <WhatStep {...block} />
            <WhenStep {...block} />
            {form.where === "online" ? <LinkField {...block} /> : null}
            <WhoStep {...block} cityId={activity.cityId} />
            <DescriptionField {...block} />
            <DetailsBlock {...block} hasSeats={activity.capacity !== null} />
          </>
        );
      }}
    </FormDialog>
  );
}

function editedOfForm(activity: Activity, form: ActivityForm): object {
  const { place: _, address: __, ...edited } = announcedOfForm(activity.cityId, form);
  return edited;
}

/** An activity that has not been received yet goes first. */
function useEdit({ id: activityId, cityId, number, rev, ...activity }: Activity) {
  const send = useSendCommand(cityId);
  return (seen: EditedActivity, edited: EditedActivity): Promise<Result<unknown, SendProblem>> => {
    const payload = { activityId, seen, edited };
    const command = newCommand({ kind: EDIT_KIND, cityId, payload, basedOn: rev });
    const content = { id: activityId, cityId, number, rev, ...activity };
    return send(number === "" ? { ...command, dependsOn: activityId } : command, { content });
  };
}
