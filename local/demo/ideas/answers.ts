import type { IdeaStatus } from "../../../src/domain/idea/idea.ts";

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

export const FOR_WHOM = [
  "Pour les familles du quartier.",
  "Pour tout le monde, et d’abord pour les personnes âgées.",
  "Pour les enfants et les jeunes.",
  "Pour celles et ceux qui n’ont pas de voiture.",
  "",
  "Pour tous les habitants.",
] as const;
