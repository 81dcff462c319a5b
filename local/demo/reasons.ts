import type { CategoryId, SubcategoryId } from "../../src/domain/anomaly/categories.ts";

/** What the town hall writes beside a change of status. */
export const REASONS = {
  ack: [
    "",
    "",
    "Merci, votre signalement est transmis au service voirie.",
    "Bien reçu. Un agent passera constater cette semaine.",
    "Merci pour la photo, elle nous aide beaucoup.",
  ],
  info: [
    "Pouvez-vous préciser de quel côté de la rue cela se trouve ?",
    "À quel moment de la journée l’avez-vous constaté ?",
    "Nous n’avons rien trouvé à cette adresse. Pouvez-vous joindre une photo ?",
    "Est-ce toujours le cas aujourd’hui ? L’équipe est passée mardi sans le voir.",
  ],
  planned: [
    "L’intervention est inscrite au programme de l’équipe de secteur.",
    "Une équipe passera dans les deux semaines.",
    "Prévu avec la prochaine tournée de l’entreprise titulaire du marché.",
    "À faire après la fin du chantier voisin, pour ne pas intervenir deux fois.",
  ],
  progress: [
    "L’équipe est sur place.",
    "Les travaux ont commencé, comptez trois jours.",
    "Une première réparation provisoire est faite, la reprise complète suit.",
    "Le prestataire intervient ce matin.",
  ],
  forwarded: [
    "Cet équipement ne dépend pas de la commune. Le gestionnaire a été prévenu.",
    "Transmis ce jour au service compétent, nous suivons sa réponse.",
    "La route relève d’un autre gestionnaire, qui a accusé réception.",
  ],
  rejected: [
    "L’endroit se trouve dans une propriété privée, la commune ne peut pas y intervenir.",
    "L’équipe s’est rendue sur place et n’a rien constaté.",
    "Le remplacement est déjà prévu dans le réaménagement de la rue à l’automne.",
    "Cette demande ne relève pas des compétences de la commune. Le conciliateur de justice peut vous aider.",
  ],
  duplicate: ["Déjà signalé au même endroit : le suivi continue sur le premier signalement."],
  claimed: [
    "J’ai revu l’endroit ce matin, c’est réparé.",
    "Cela semble réglé depuis hier.",
    "Un agent est passé, tout est propre.",
  ],
  reopen: [
    "Le problème est revenu après quelques jours.",
    "La réparation n’a pas tenu avec la pluie.",
    "Seule une partie a été faite, il reste le côté pair.",
  ],
  withdrawn: ["Ce n’est pas le bon endroit, je referai un signalement."],
} as const;

/** Beside an intervention that was programmed before. */
export const PUT_OFF_REASONS = [
  "Reportée d’une semaine : la pièce commandée n’est pas arrivée.",
  "Reportée : l’enrobé ne se pose pas par temps de pluie. Nouvelle date ci-dessus.",
  "Reportée à la demande des riverains, après le marché.",
] as const;

export const PARTNERS = [
  "Rennes Métropole, service voirie",
  "Département d’Ille-et-Vilaine",
  "Eau du bassin rennais",
  "Syndicat départemental d’énergie",
  "SNCF Réseau",
  "Opérateur de téléphonie",
] as const;

/** By sub-category where the repair has a name of its own, else by category. */
const RESOLVED: Readonly<Partial<Record<SubcategoryId, readonly string[]>>> &
  Readonly<Record<CategoryId, readonly string[]>> = {
  voirie: ["C’est réparé par l’équipe voirie.", "L’entreprise est intervenue, tout est en ordre."],
  "nid-de-poule": [
    "Le trou a été rebouché à l’enrobé à froid, une reprise à chaud suivra au printemps.",
    "La chaussée a été reprise sur six mètres carrés.",
  ],
  "trottoir-abime": ["Le trottoir a été repris sur quatre mètres.", "La bordure a été remplacée."],
  "panneau-signalisation": ["Le panneau a été remplacé.", "Nettoyé et redressé par l’équipe voirie."],
  "marquage-efface": ["Le marquage a été refait avec la campagne de peinture.", "Repeint cette nuit."],
  "piste-cyclable": ["La piste a été balayée.", "Le revêtement a été raboté et repris."],
  "obstacle-voie": ["La voie a été dégagée dans l’heure."],
  eclairage: [
    "La lampe a été remplacée par une lanterne à LED.",
    "L’alimentation a été réparée, tout se rallume.",
  ],
  "mat-abime": ["Le mât a été remplacé."],
  "cable-ou-trappe-ouverte": ["Sécurisé le jour même par l’astreinte."],
  proprete: [
    "L’équipe de propreté est passée ce matin.",
    "C’est propre, la tournée a été renforcée à cet endroit.",
  ],
  "depot-sauvage": ["Le dépôt a été enlevé et une plainte déposée.", "Tout a été évacué à la déchèterie."],
  objets: ["Enlevé par l’équipe de propreté.", "Le propriétaire a été retrouvé et l’a enlevé."],
  "vehicule-epave": ["Le véhicule a été mis en fourrière."],
  graffitis: ["Le mur a été nettoyé.", "Repeint par l’équipe bâtiment."],
  "affichage-sauvage": ["Les affiches ont été retirées."],
  mobilier: [
    "Réparé à l’atelier municipal et remis en place.",
    "Remplacé par un modèle neuf.",
    "Les fixations ont été reprises.",
  ],
  vegetal: ["L’équipe espaces verts est passée.", "Fait avec la tournée de secteur."],
  "haie-genante": [
    "Le riverain a taillé sa haie après notre courrier.",
    "Taillée par l’équipe espaces verts.",
  ],
  "arbre-dangereux": ["L’élagage a été fait.", "L’arbre a été abattu, un autre sera planté à l’automne."],
  animaux: ["Le service d’hygiène est intervenu."],
  "frelon-asiatique": ["Le nid a été détruit par l’entreprise agréée."],
  rats: ["Une campagne de dératisation a eu lieu."],
  "animal-errant": ["L’animal a été pris en charge par le refuge."],
  eau: ["Le réseau a été curé.", "L’exploitant du réseau est intervenu."],
  "fuite-eau": ["La fuite a été réparée par l’exploitant du réseau."],
  "plaque-egout": ["La plaque a été recalée, elle ne bouge plus."],
  batiments: ["Réparé par la régie bâtiment.", "L’entreprise de maintenance est intervenue."],
  chantier: [
    "L’entreprise a remis ses protections en place.",
    "Le nécessaire a été fait avec le chef de chantier.",
  ],
  "stationnement-genant": ["Des potelets ont été posés."],
  autre: ["C’est réglé, merci pour votre vigilance.", "Le gestionnaire est intervenu."],
};

export function resolvedReasonsOf(category: CategoryId, subcategory: SubcategoryId): readonly string[] {
  return RESOLVED[subcategory] ?? RESOLVED[category];
}
