import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarCheck, CalendarClock, CalendarX, CircleHelp, CopyPlus, Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import { useDevice } from "../../../data/data-context.ts";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import type { DraftRow } from "../../../data/device/rows.ts";
import { saveDraft } from "../../../data/drafts/save-draft.ts";
import { ACTIVITY_KIND, type Activity } from "../../../domain/activity/activity.ts";
import type { ReschedulePayload } from "../../../domain/activity/reschedule-activity.ts";
import { draftPath } from "../../../domain/navigation/draft-path.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";
import { draftFieldsOf } from "../../../shared/drafts/draft-fields.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { formOfActivity } from "../write/form-of-activity.ts";
import parts from "../../../shared/collection/detail-parts.module.css";
import { RESCHEDULE_KIND } from "./change-kinds.ts";
import { CancelDialog, PostponeDialog } from "./reschedule-dialogs.tsx";
import { comingPart } from "../../../ui/coming-part.tsx";

const EditActivityDialog = comingPart(
  async () => (await withWords(import("./edit-activity-dialog.tsx"))).EditActivityDialog,
);

interface ChangeActivityProps {
  readonly activity: Activity;
  readonly isOver: boolean;
}

/** What is sent besides the activity and the status it was seen in. */
export type Rescheduled = Omit<ReschedulePayload, "activityId" | "from">;

type Asked = "edit" | "postpone" | "cancel" | null;

interface Changing {
  /** What is mostly done with it; null once it is not changed any more. */
  readonly edit: ReactNode;
  /** Wherever they are asked for: in a fold that is closed nothing opens. */
  readonly dialogs: ReactNode;
  /** The rest, for the menu. */
  readonly items: ReactNode;
}

/** What its author and moderators do with an activity that others read. */
export function useChangeActivity({ activity, isOver }: ChangeActivityProps): Changing {
  const { i18n } = useLingui();
  const [asked, ask] = useState<Asked>(null);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const reschedule = useReschedule(activity);
  const say = async (to: "confirmed" | "tentative"): Promise<void> => {
    const sent = await reschedule({ to, dates: null, reason: "" });
    setProblem(sent.ok ? null : sent.problem);
  };
  return {
    edit:
      isOver || activity.status === "cancelled" ? null : (
        <div className={parts.ways}>
          <Button icon={<Pencil />} aria-haspopup="dialog" onClick={() => ask("edit")}>
            <Trans>Modifier</Trans>
          </Button>
        </div>
      ),
    dialogs: (
      <>
        {problem === null ? null : (
          <Banner tone="error">
            <p>{sendProblemSentence(i18n, problem)}</p>
          </Banner>
        )}
        {isOver ? null : <Dialogs activity={activity} asked={asked} ask={ask} onSend={reschedule} />}
      </>
    ),
    items: (
      <>
        {isOver ? null : <Statuses activity={activity} ask={ask} say={(to) => void say(to)} />}
        <Duplicate activity={activity} />
      </>
    ),
  };
}

interface StatusesProps {
  readonly activity: Activity;
  readonly ask: (asked: Asked) => void;
  readonly say: (to: "confirmed" | "tentative") => void;
}

function Statuses({ activity: { status, dateToCome = false }, ask, say }: StatusesProps) {
  return (
    <>
      {status === "confirmed" || dateToCome ? null : (
        <MenuButton icon={<CalendarCheck />} onClick={() => say("confirmed")}>
          <Trans>Confirmer qu’elle a lieu</Trans>
        </MenuButton>
      )}
      {status === "confirmed" ? (
        <MenuButton icon={<CircleHelp />} onClick={() => say("tentative")}>
          <Trans>À confirmer</Trans>
        </MenuButton>
      ) : null}
      <MenuButton icon={<CalendarClock />} aria-haspopup="dialog" onClick={() => ask("postpone")}>
        <Trans>Reporter</Trans>
      </MenuButton>
      {status === "cancelled" ? null : (
        <MenuButton icon={<CalendarX />} aria-haspopup="dialog" onClick={() => ask("cancel")}>
          <Trans>Annuler l’activité</Trans>
        </MenuButton>
      )}
    </>
  );
}

interface DialogsProps {
  readonly activity: Activity;
  readonly asked: Asked;
  readonly ask: (asked: Asked) => void;
  readonly onSend: ReturnType<typeof useReschedule>;
}

function Dialogs({ activity, asked, ask, onSend }: DialogsProps) {
  const shared = { activity, onSend, onClose: () => ask(null) };
  return (
    <>
      {asked === "edit" ? <EditActivityDialog activity={activity} onClose={() => ask(null)} /> : null}
      <PostponeDialog {...shared} open={asked === "postpone"} />
      <CancelDialog {...shared} open={asked === "cancel"} />
    </>
  );
}

/** An activity that has not been received yet goes first. */
function useReschedule(activity: Activity) {
  const { id: activityId, cityId, number, rev, status: from } = activity;
  const send = useSendCommand(cityId);
  return (change: Rescheduled) => {
    const payload: ReschedulePayload = { activityId, from, ...change };
    const command = newCommand({ kind: RESCHEDULE_KIND, cityId, payload, basedOn: rev });
    return send(number === "" ? { ...command, dependsOn: activityId } : command, { content: activity });
  };
}

/** The same again, as a draft that lacks its dates alone. */
function Duplicate({ activity }: { readonly activity: Activity }) {
  const device = useDevice();
  const navigate = useNavigate();
  const duplicate = async (): Promise<void> => {
    const draft = {
      id: newIdentifier(),
      kind: ACTIVITY_KIND,
      cityId: activity.cityId,
      fields: draftFieldsOf(formOfActivity(activity)),
      updatedAt: systemClock.now(),
    } as DraftRow;
    const saved = await saveDraft(device, draft);
    if (saved.ok) await navigate(draftPath(draft));
  };
  return (
    <MenuButton icon={<CopyPlus />} onClick={() => void duplicate()}>
      <Trans>Dupliquer pour une autre date</Trans>
    </MenuButton>
  );
}
