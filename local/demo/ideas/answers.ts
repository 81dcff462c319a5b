import type { IdeaCategoryId, IdeaStatus } from "../../../src/domain/idea/idea.ts";

/** How an idea comes to its status: what follows its publication, in order. */
export const IDEA_WAYS: Readonly<Record<IdeaStatus, readonly IdeaStatus[]>> = {
  open: [],
  review: ["review"],
  accepted: ["review", "accepted"],
  doing: ["review", "accepted", "doing"],
  done: ["review", "accepted", "doing", "done"],
  declined: ["review", "declined"],
  retired: ["retired"],
};

export const IDEA_ANSWERS: Readonly<Record<IdeaStatus, readonly string[]>> = {
  open: [""],
  review: [
    "Les services chiffrent cette idée. Nous répondrons après la commission du mois prochain.",
    "L’idée est inscrite à l’ordre du jour de la prochaine commission.",
  ],
  accepted: [
    "Le conseil municipal a retenu cette idée et a voté les crédits. Les travaux sont prévus au printemps.",
    "C’est oui : nous cherchons la date avec les associations concernées.",
  ],
  doing: [
    "L’entreprise est choisie, le chantier a commencé cette semaine.",
    "Un premier essai est en cours ; nous ferons le bilan avec vous dans trois mois.",
  ],
  done: [
    "C’est fait. Merci à celles et ceux qui ont porté cette idée.",
    "Réalisé : venez voir, et dites-nous ce qui peut encore être amélioré.",
  ],
  declined: [
    "Le terrain n’appartient pas à la commune et son propriétaire a refusé. Nous ne pouvons pas donner suite.",
    "Le coût dépasse ce que la commune peut engager ; nous gardons l’idée pour le prochain mandat.",
  ],
  retired: ["Une autre idée dit la même chose, en mieux : soutenez plutôt celle-là."],
};

const FOR_ALL = ["", "Pour tous les habitants."] as const;
const FOR_FAMILIES = "Pour les familles du quartier.";
const FOR_THE_YOUNG = "Pour les enfants et les jeunes.";

/** By category, where it says more than that it is for everybody. */
const FOR_SOME: Readonly<Partial<Record<IdeaCategoryId, readonly string[]>>> = {
  mobilites: ["Pour celles et ceux qui n’ont pas de voiture.", FOR_FAMILIES],
  nature: [FOR_FAMILIES, FOR_THE_YOUNG],
  "cadre-de-vie": [FOR_FAMILIES, "Pour tout le monde, et d’abord pour les personnes âgées."],
  sport: [FOR_FAMILIES, FOR_THE_YOUNG],
  education: [FOR_FAMILIES, FOR_THE_YOUNG],
  tranquillite: [FOR_FAMILIES],
};

export function forWhomOf(category: IdeaCategoryId): readonly string[] {
  return [...FOR_ALL, ...(FOR_SOME[category] ?? [])];
}
