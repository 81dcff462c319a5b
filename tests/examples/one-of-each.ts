import { editedActivityOf } from "../../src/domain/activity/edit-activity.ts";
import type { CommandKind, CommandPayloads } from "../../src/domain/command/commands.ts";
import { NO_NOTIFICATIONS } from "../../src/domain/notification/my-notifications.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aCitySetting, aModeration, aMyPlace, aStatusChange } from "./a-command.ts";
import { aDeletion, aLock, aMute, anEdit, aPost } from "./a-message.ts";
import { aReport } from "./a-report.ts";
import { anActivity, aProposedActivity } from "./an-activity.ts";
import { anAnomaly } from "./an-anomaly.ts";
import { anIdea, anIdeaPayload } from "./an-idea.ts";
import { wholeAnswer } from "./answers.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

const { id: anomalyId, title, description, categoryId, subcategoryId, place } = anAnomaly();
const { id: ideaId, title: ideaTitle, finding, proposal, forWhom } = anIdea();
const { id: activityId } = anActivity();
const words = "Le trou s’est rouvert avec le gel.";
const subject = { collection: "anomalies", id: anomalyId } as const;
const photo = { id: anIdentifier(81), alt: "La rue, vue du trottoir" };
const ideaText = { title: ideaTitle, finding, proposal, forWhom };

/** A payload of each kind that its schema takes. */
export const ONE_OF_EACH: { readonly [K in CommandKind]: CommandPayloads[K] } = {
  "report-anomaly": aReport({ photos: [photo] }),
  "me-too-anomaly": { anomalyId, on: true },
  "follow-anomaly": { anomalyId, on: true },
  "change-status": aStatusChange({ ...wholeAnswer("resolved"), anomalyId, photos: [photo] }).payload,
  "claim-resolved": { anomalyId },
  "contest-resolved": { anomalyId },
  "thank-agents": { anomalyId, on: true },
  "edit-anomaly": { anomalyId, seen: { title, description }, title: "Trou dans la rue", description },
  "add-precision": { anomalyId, words },
  "reopen-anomaly": { anomalyId, words, photos: [photo] },
  "answer-follow-up": { anomalyId, answer: "yes" },
  "withdraw-anomaly": { anomalyId, inFavourOf: anIdentifier(82) },
  "recategorise-anomaly": {
    anomalyId,
    from: { categoryId, subcategoryId },
    categoryId: "proprete",
    subcategoryId: "corbeille",
  },
  "move-anomaly": { anomalyId, from: place, place: placeOf(48.182, -1.646), address: "2 rue du Vau" },
  "mark-duplicate": { anomalyId, from: "new", duplicateOf: anIdentifier(82) },
  "publish-idea": anIdeaPayload({ photos: [photo] }),
  "support-idea": { ideaId, on: true },
  "support-idea-as-guest": { ideaId, on: true },
  "follow-idea": { ideaId, on: true },
  "flag-content": { subject, code: "other", text: words },
  "edit-idea": { ideaId, seen: ideaText, ...ideaText },
  "specify-idea": { ideaId, text: words },
  "withdraw-idea": { ideaId, code: "doublon", reason: words, inFavourOf: anIdentifier(83) },
  "propose-merge": { ideaId, otherId: anIdentifier(83), on: true },
  "answer-idea": { ideaId, from: "open", to: "review", reason: words },
  "moderate-content": aModeration({ to: "hidden", reason: words }).payload,
  "appeal-decision": { subject, words },
  "hide-own-name": { subject },
  "remove-name": { subject },
  "remove-photo": { subject, photoId: photo.id },
  "mask-photo": { subject, photoId: photo.id, masked: { id: anIdentifier(77), alt: "" } },
  "propose-activity": aProposedActivity().payload,
  "join-activity": { activityId, on: true },
  "interest-activity": { activityId, on: true },
  "follow-activity": { activityId, on: true },
  "reschedule-activity": { activityId, from: "confirmed", to: "cancelled", dates: null, reason: words },
  "edit-activity": {
    activityId,
    seen: editedActivityOf(anActivity()),
    edited: editedActivityOf(anActivity()),
  },
  "verify-organiser": {
    activityId,
    on: true,
    organiserName: anActivity().organiserName,
    organiserKind: anActivity().organiserKind,
  },
  "post-message": aPost().payload,
  "edit-message": anEdit(words).payload,
  "delete-message": aDeletion().payload,
  "open-thread": { title: "Le marché du samedi", text: words },
  "follow-thread": { messageId: aMute(7).payload.subject.id, on: true },
  "moderate-thread": aLock().payload,
  "mute-author": aMute(7).payload,
  "warn-author": { subject: { collection: "messages", id: aMute(7).payload.subject.id }, code: "off_topic" },
  "ask-block": { subject: { collection: "messages", id: aMute(7).payload.subject.id }, reason: words },
  "update-city-settings": aCitySetting({ message: "" }, { message: words }).payload,
  "update-my-city": { places: [aMyPlace()], opensOn: aMyPlace().id, filter: null, view: null },
  "update-my-notifications": NO_NOTIFICATIONS.settings,
  "read-notifications": { through: NOW, ids: [] },
  "mute-content": { subject, on: true },
};
