import { DAY_MS, HOUR_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import { identifierOf } from "../../../src/domain/basics/identifier.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Message, Opening } from "../../../src/domain/thread/message.ts";
import { openingsPageOf } from "../../../src/domain/thread/thread.ts";
import { nextOfficeHour } from "../office-hours.ts";
import type { Talk } from "./talk-text.ts";

interface Opened {
  readonly title: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly talk: Talk;
}

const OPENED: readonly Opened[] = [
  {
    title: "Le marché du dimanche change de place en janvier",
    text: "Pendant les travaux de la halle, le marché s’installe sur le parking du Prieuré. Que faut-il prévoir pour que tout le monde y vienne à pied ou à vélo ?",
    daysAgo: 12,
    talk: [
      ["a", "Des arceaux pour les vélos, près de l’entrée."],
      ["b", "Un passage pour les poussettes : le trottoir est haut de ce côté."],
      ["commune", "Dix arceaux et un bateau de trottoir sont prévus pour la première semaine.", 1],
      ["c", "Merci. Les horaires restent les mêmes ?"],
    ],
  },
  {
    title: "Éclairage éteint de minuit à cinq heures",
    text: "L’essai dure jusqu’à la fin du mois. Dites ici ce que vous remarquez dans votre rue.",
    daysAgo: 5,
    talk: [
      ["a", "Rien de gênant rue de Rennes, et on revoit les étoiles."],
      ["b", "L’arrêt du premier bus est dans le noir à 4 h 50."],
    ],
  },
];

/** Discussions that the commune opened by itself: the same ones for the same day. */
export function demoOpenings(
  cityId: CityId,
  author: Pick<Message, "authorId" | "authorKind" | "authorName">,
  today: Instant,
): readonly Opening[] {
  return OPENED.map(({ title, text, daysAgo }, index) => {
    const at = nextOfficeHour(today - daysAgo * DAY_MS + 9 * HOUR_MS);
    const id = identifierOf(at, new Uint8Array(10).fill(index + 1));
    return {
      ...author,
      id,
      cityId,
      number: "",
      rev: 1,
      schemaVersion: 1,
      visibility: "public",
      photos: [],
      history: [],
      subject: { collection: "messages", id },
      page: openingsPageOf(cityId),
      title,
      text,
      isOfficial: true,
      replyTo: null,
      quoted: null,
      editedAt: null,
      deletedAt: null,
      performedAt: at - 9000,
      createdAt: at,
      updatedAt: at,
    };
  });
}

export function talkUnder({ title }: Pick<Message, "title">): Talk {
  const opened = OPENED.find((one) => one.title === title);
  if (opened === undefined) throw new Error("Every opened discussion of the demo has its talk.");
  return opened.talk;
}
