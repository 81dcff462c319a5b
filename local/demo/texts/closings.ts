import type { CategoryId } from "../../../src/domain/anomaly/categories.ts";

/** What people add at the end of a report. */
const EVERYWHERE = [
  "Merci d’avance pour votre passage.",
  "Je peux montrer l’endroit si besoin.",
  "C’est ainsi depuis une dizaine de jours.",
  "Plusieurs voisins l’ont remarqué aussi.",
  "C’est surtout gênant le soir.",
  "J’y passe tous les jours, je dirai si cela change.",
  "Cela s’aggrave avec la pluie.",
  "Déjà dit par téléphone au printemps.",
] as const;

const OF_CATEGORY: Readonly<Partial<Record<CategoryId, readonly string[]>>> = {
  voirie: [
    "Beaucoup de vélos passent ici.",
    "Les bus ralentissent à cet endroit.",
    "C’est sur le chemin de l’école.",
  ],
  eclairage: ["Les enfants passent là en rentrant du sport.", "Le reste de la rue est bien éclairé."],
  proprete: ["Le vent disperse tout.", "C’est la troisième fois cette année."],
  vegetal: ["Nous pouvons aider un samedi matin.", "Un passage avant l’été suffirait sans doute."],
  mobilier: ["Des personnes âgées s’y reposent.", "Il a été remplacé il y a deux ans pourtant."],
  eau: ["J’ai posé un pot de fleurs pour prévenir.", "L’eau est claire et sans odeur."],
};

export function closingsOf(category: CategoryId): readonly string[] {
  return [...EVERYWHERE, ...(OF_CATEGORY[category] ?? [])];
}
