import type { HideCode } from "../../../src/domain/moderation/moderate-payload.ts";
import { subjectPathOf } from "../../../src/domain/navigation/subject-path.ts";
import { REFUSED, type CityEvent } from "../../../src/domain/notification/notification.ts";
import { placeName, type MailMessage } from "./mail-document.ts";
import { mailLinks } from "./mail-links.ts";

const DECIDED = "une décision a été prise sur ce que vous avez écrit";
/** By what happened to it, in French, as everything the service writes by itself. */
const DECISIONS: Readonly<Record<string, string>> = {
  published: "ce que vous avez écrit est publié",
  hidden: "ce que vous avez écrit a été masqué par la modération",
  private: "ce que vous avez écrit est gardé pour la mairie",
  "message-published": "votre message est publié",
  "message-hidden": "votre message a été masqué par la modération",
};

const REASONS: Readonly<Record<HideCode, string>> = {
  spam: "publicité ou contenu indésirable",
  offensive: "propos blessant, haineux ou menaçant",
  privacy: "donnée personnelle",
  off_topic: "hors sujet",
  false: "information fausse ou dangereuse",
  other: "autre motif",
};

/** It quotes nobody: what is hidden tomorrow must not stand in a mailbox. */
export function noticeMessage(
  cityName: string,
  { cityId, kind, subject, what }: Pick<CityEvent, "cityId" | "kind" | "subject" | "what">,
): MailMessage {
  const place = placeName(cityName);
  const happened = sentenceOf(kind, what);
  const text = ["Bonjour,", `À ${place}, ${happened}.`, ...mailLinks(subjectPathOf(cityId, subject))].join(
    "\n\n",
  );
  return { subject: `Parvis, ${place} : ${happened}`, text };
}

function sentenceOf(kind: CityEvent["kind"], what: string): string {
  if (kind === "answer") return "la mairie a répondu dans une discussion que vous suivez";
  if (kind === "status") return "la mairie demande une précision sur un signalement que vous suivez";
  return refusalOf(what) ?? DECISIONS[what] ?? DECIDED;
}

/** By the rule of the list that it is against. */
function refusalOf(what: string): string | undefined {
  const [whose, code] = what.split(REFUSED);
  if (code === undefined) return undefined;
  const subject = whose === "" ? "ce que vous avez écrit" : "votre message";
  return `${subject} n’a pas été publié (${REASONS[code as HideCode] ?? REASONS.other})`;
}
