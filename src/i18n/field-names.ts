import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityPayload } from "../domain/activity/propose-activity.ts";
import type { ReportPayload } from "../domain/anomaly/report-payload.ts";
import type { IdeaPayload } from "../domain/idea/publish-idea.ts";
import type { FieldProblem } from "../domain/command/refusal.ts";
import { fieldSentence } from "./field-sentences.ts";

const FIELD_NAMES = {
  categoryId: msg`Catégorie`,
  subcategoryId: msg`Sous-catégorie`,
  title: msg`Titre`,
  description: msg`Description`,
  place: msg`Lieu`,
  positionSource: msg`Origine du lieu`,
  accuracyM: msg`Précision du lieu`,
  address: msg`Adresse`,
  locationHint: msg`Point de repère`,
  photos: msg`Photos`,
  danger: msg`Gêne`,
  observedAt: msg`Date d’observation`,
  showName: msg`Nom`,
  onlyTownHall: msg`Visibilité`,
  relayed: msg`Signalé par un habitant`,
  finding: msg`Le constat`,
  proposal: msg`La proposition`,
  forWhom: msg`Pour qui ?`,
  links: msg`Liens`,
  startsAt: msg`Début`,
  endsAt: msg`Fin`,
  repeats: msg`Nombre de dates`,
  allDay: msg`Toute la journée`,
  placeName: msg`Nom du lieu`,
  url: msg`Lien`,
  organiserName: msg`Organisée par`,
  priceLabel: msg`Tarif`,
  registrationUrl: msg`Lien d’inscription`,
  contact: msg`Contact`,
  organiserKind: msg`Type d’organisateur`,
  priceKind: msg`Prix`,
  access: msg`Accès`,
  capacity: msg`Nombre de places`,
} as const satisfies Record<
  Exclude<keyof ReportPayload, "seenNear"> | keyof IdeaPayload | keyof ActivityPayload,
  MessageDescriptor
>;

/** What is missing where nothing is typed: what to do. */
const TO_DO = {
  place: msg`Placez le repère, puis appuyez sur « C’est ici »`,
  categoryId: msg`Choisissez de quoi il s’agit`,
  subcategoryId: msg`Choisissez de quoi il s’agit`,
} as const satisfies Partial<Record<keyof typeof FIELD_NAMES, MessageDescriptor>>;

export function sentenceOfField(i18n: I18n, problem: FieldProblem): string {
  const { field, code } = problem;
  return code === "required" && isDone(field) ? i18n._(TO_DO[field]) : fieldSentence(i18n, problem);
}

/** « Titre : ce champ est requis »; the sentence alone when the field is none that a person knows. */
export function namedFieldSentence(i18n: I18n, problem: FieldProblem): string {
  const [field = ""] = problem.field.split(".");
  const sentence = sentenceOfField(i18n, problem);
  if (!isNamed(field)) return sentence;
  const name = i18n._(FIELD_NAMES[field]);
  const rest = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return i18n._(msg`${name} : ${rest}`);
}

function isDone(field: string): field is keyof typeof TO_DO {
  return Object.hasOwn(TO_DO, field);
}

function isNamed(field: string): field is keyof typeof FIELD_NAMES {
  return Object.hasOwn(FIELD_NAMES, field);
}
