import { updateCityPreferences } from "../account/update-city-preferences.ts";
import type { Action } from "../account/permissions.ts";
import { addPrecision } from "../anomaly/add-precision.ts";
import { answerFollowUp } from "../anomaly/answer-follow-up.ts";
import { changeStatus } from "../anomaly/change-status.ts";
import { claimResolved } from "../anomaly/claim-resolved.ts";
import { contestResolved } from "../anomaly/contest-resolved.ts";
import { editAnomaly } from "../anomaly/edit-anomaly.ts";
import { followAnomaly } from "../anomaly/follow-anomaly.ts";
import { markDuplicate } from "../anomaly/mark-duplicate.ts";
import { meTooAnomaly } from "../anomaly/me-too-anomaly.ts";
import { moveAnomaly } from "../anomaly/move-anomaly.ts";
import { recategoriseAnomaly } from "../anomaly/recategorise-anomaly.ts";
import { reopenAnomaly } from "../anomaly/reopen-anomaly.ts";
import { reportAnomaly } from "../anomaly/report-anomaly.ts";
import { thankAgents } from "../anomaly/thank-agents.ts";
import { withdrawAnomaly } from "../anomaly/withdraw-anomaly.ts";
import { updateCitySettings } from "../city/update-city-settings.ts";
import { followActivity, interestInActivity, joinActivity } from "../activity/join-activity.ts";
import { editActivity } from "../activity/edit-activity.ts";
import { proposeActivity } from "../activity/propose-activity.ts";
import { rescheduleActivity } from "../activity/reschedule-activity.ts";
import { verifyOrganiser } from "../activity/verify-organiser.ts";
import { answerIdea } from "../idea/answer-idea.ts";
import { proposeMerge } from "../idea/propose-merge.ts";
import { publishIdea } from "../idea/publish-idea.ts";
import { editIdea } from "../idea/edit-idea.ts";
import { specifyIdea } from "../idea/specify-idea.ts";
import { followIdea, supportIdea, supportIdeaAsGuest } from "../idea/support-idea.ts";
import { appealDecision } from "../moderation/appeal-decision.ts";
import { flagContent } from "../moderation/flag-content.ts";
import { hideOwnName, removeName } from "../moderation/hide-name.ts";
import { maskPhoto } from "../moderation/mask-photo.ts";
import { removePhoto } from "../moderation/remove-photo.ts";
import { withdrawIdea } from "../idea/withdraw-idea.ts";
import { moderateContent } from "../moderation/moderate-content.ts";
import { askBlock } from "../moderation/ask-block.ts";
import { muteAuthor } from "../moderation/mute-author.ts";
import { warnAuthor } from "../moderation/warn-author.ts";
import { deleteMessage } from "../thread/delete-message.ts";
import { editMessage } from "../thread/edit-message.ts";
import { followThread } from "../thread/follow-thread.ts";
import { moderateThread } from "../thread/moderate-thread.ts";
import { openThread } from "../thread/open-thread.ts";
import { postMessage } from "../thread/post-message.ts";
import { muteContent } from "../notification/mute-content.ts";
import { readNotifications } from "../notification/read-notifications.ts";
import { updateMyNotifications } from "../notification/update-my-notifications.ts";
import type { CommandDefinition } from "./command-definition.ts";

/** Every kind of command. A new kind is one line here, one file in its entity, one line in `PERMISSIONS`, and its words. */
export const COMMANDS = {
  "report-anomaly": reportAnomaly,
  "me-too-anomaly": meTooAnomaly,
  "follow-anomaly": followAnomaly,
  "change-status": changeStatus,
  "claim-resolved": claimResolved,
  "contest-resolved": contestResolved,
  "thank-agents": thankAgents,
  "edit-anomaly": editAnomaly,
  "add-precision": addPrecision,
  "reopen-anomaly": reopenAnomaly,
  "answer-follow-up": answerFollowUp,
  "withdraw-anomaly": withdrawAnomaly,
  "recategorise-anomaly": recategoriseAnomaly,
  "move-anomaly": moveAnomaly,
  "mark-duplicate": markDuplicate,
  "publish-idea": publishIdea,
  "support-idea": supportIdea,
  "support-idea-as-guest": supportIdeaAsGuest,
  "follow-idea": followIdea,
  "flag-content": flagContent,
  "edit-idea": editIdea,
  "specify-idea": specifyIdea,
  "propose-merge": proposeMerge,
  "withdraw-idea": withdrawIdea,
  "answer-idea": answerIdea,
  "moderate-content": moderateContent,
  "appeal-decision": appealDecision,
  "hide-own-name": hideOwnName,
  "remove-name": removeName,
  "remove-photo": removePhoto,
  "mask-photo": maskPhoto,
  "propose-activity": proposeActivity,
  "join-activity": joinActivity,
  "interest-activity": interestInActivity,
  "post-message": postMessage,
  "edit-message": editMessage,
  "delete-message": deleteMessage,
  "follow-activity": followActivity,
  "reschedule-activity": rescheduleActivity,
  "edit-activity": editActivity,
  "verify-organiser": verifyOrganiser,
  "open-thread": openThread,
  "follow-thread": followThread,
  "moderate-thread": moderateThread,
  "mute-author": muteAuthor,
  "warn-author": warnAuthor,
  "ask-block": askBlock,
  "update-city-settings": updateCitySettings,
  "update-my-city": updateCityPreferences,
  "update-my-notifications": updateMyNotifications,
  "read-notifications": readNotifications,
  "mute-content": muteContent,
} satisfies { readonly [A in Action]?: CommandDefinition };

type Commands = typeof COMMANDS;

export type CommandKind = keyof Commands;

export type CommandPayloads = {
  readonly [K in CommandKind]: Commands[K] extends CommandDefinition<infer P, infer _> ? P : never;
};

export const COMMAND_KINDS = Object.keys(COMMANDS) as readonly CommandKind[];
