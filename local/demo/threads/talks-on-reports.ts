import type { CategoryId } from "../../../src/domain/anomaly/categories.ts";
import type { Talk } from "./talk-text.ts";

/** What is said under a report, by its category. */
export const TALKS_ON_REPORTS: Readonly<Record<CategoryId, readonly Talk[]>> = {
  voirie: [
    [
      ["a", "Je passais là ce matin avec la poussette : il faut descendre sur la chaussée."],
      ["b", "Même chose en vélo, on le voit au dernier moment quand il a plu."],
      ["commune", "Bonjour, l’équipe de secteur a mesuré la zone hier. La reprise d’enrobé est demandée."],
      ["author", "Merci pour la réponse rapide.", 2],
    ],
    [
      ["a", "Cela fait bien deux hivers que c’est comme ça."],
      ["author", "Je ne savais pas à qui le dire avant. Au moins c’est noté.", 0],
      ["b", "Attention aussi vingt mètres plus bas, côté pair : le bord s’affaisse."],
    ],
  ],
  eclairage: [
    [
      ["a", "Toute la rue est dans le noir après 19 h, pas seulement ce mât."],
      ["author", "Chez nous les trois suivants fonctionnent. Peut-être une armoire ?", 0],
      [
        "commune",
        "Merci à vous deux : c’est bien l’armoire du carrefour. Le prestataire passe sous 48 heures.",
      ],
      ["b", "Rétabli hier soir chez moi."],
    ],
    [
      ["a", "Mes enfants rentrent du foot par là, ce n’est pas rassurant."],
      ["b", "Nous avons prêté des gilets au club en attendant."],
    ],
  ],
  proprete: [
    [
      ["a", "Encore ! C’était déjà au même endroit en septembre."],
      ["commune", "L’enlèvement est programmé jeudi. Un panneau de rappel sera posé."],
      ["b", "Un panneau ne suffira pas, il faudrait une borne de tri plus proche.", 1],
      ["c", "La déchèterie est gratuite pour les habitants, beaucoup ne le savent pas."],
    ],
    [
      ["a", "J’ai ramassé ce que je pouvais dimanche, il reste le verre."],
      ["author", "Merci ! Je peux donner un coup de main samedi.", 0],
      ["a", "Samedi 10 h devant l’abribus ?", 1],
      ["author", "D’accord pour samedi.", 2],
    ],
  ],
  objets: [
    [
      ["a", "Le matelas a disparu mais les deux chaises sont toujours là."],
      ["commune", "Merci de la précision. Le camion repassera pour le reste."],
    ],
    [
      ["a", "Quelqu’un a laissé un mot : « servez-vous ». L’étagère est encore bonne."],
      ["b", "Elle est partie ce matin, je crois que c’est une étudiante qui l’a prise."],
      ["author", "Tant mieux. On peut clore alors.", 1],
    ],
  ],
  graffitis: [
    [
      ["a", "Il y en a aussi sur le transformateur derrière le gymnase."],
      ["commune", "Les deux sont sur la tournée de nettoyage de la semaine prochaine."],
      ["b", "Et si on confiait ce mur à un artiste ? Il serait respecté."],
      ["a", "Bonne idée, cela s’est fait à Saint-Grégoire.", 2],
    ],
    [
      ["a", "Le propriétaire est prévenu, il attend un devis."],
      ["author", "Merci, je ne savais pas que c’était privé.", 0],
    ],
  ],
  mobilier: [
    [
      ["a", "Ma mère s’y repose tous les jours en revenant du marché, il manque vraiment."],
      ["commune", "La lame est commandée. En attendant le banc voisin a été resserré."],
      ["author", "Je transmets à ma voisine, merci.", 1],
    ],
    [
      ["a", "La vis dépasse, un enfant s’est déjà griffé."],
      ["b", "J’ai mis un bout de ruban dessus, c’est provisoire.", 0],
    ],
  ],
  vegetal: [
    [
      ["a", "La branche touche les fils quand il y a du vent."],
      ["commune", "Signalé à Enedis pour la partie qui touche le réseau ; nous taillons le reste."],
      ["b", "Peut-on attendre la fin des nids ? Il y a des mésanges dedans."],
      ["commune", "Oui, la taille est prévue après le 15 août.", 2],
    ],
    [
      ["a", "Avec la haie, on ne voit pas arriver les voitures en sortant du lotissement."],
      ["author", "C’est exactement le problème, surtout à vélo.", 0],
    ],
  ],
  animaux: [
    [
      ["a", "Vu aussi ce matin près du canal, il n’a pas l’air blessé."],
      ["b", "Il a un collier rouge, je crois que c’est celui de la rue du Trégor."],
      ["author", "Retrouvé par sa famille ! Merci à tous.", 1],
    ],
    [
      ["a", "Le nid est au-dessus de l’arrêt, les enfants attendent juste dessous."],
      ["commune", "Un spécialiste passe demain matin. Merci de ne pas vous approcher."],
    ],
  ],
  eau: [
    [
      ["a", "La flaque gagne la piste cyclable depuis hier."],
      ["commune", "C’est une fuite du réseau : le service des eaux est prévenu, il intervient aujourd’hui."],
      ["author", "Ils sont sur place, merci.", 1],
    ],
    [
      ["a", "À chaque orage c’est pareil, l’avaloir est plein de feuilles."],
      ["b", "On l’a nettoyé à deux l’an dernier, mais il faudrait que ce soit régulier."],
    ],
  ],
  batiments: [
    [
      ["a", "À la salle aussi la porte ferme mal, il faut pousser fort."],
      ["commune", "Le serrurier vient mardi ; il regardera les deux portes."],
    ],
    [
      ["a", "Le panneau d’affichage de l’école est dans le même état."],
      ["author", "Je l’ajoute en signalement à part pour que ce soit suivi.", 0],
      ["a", "Parfait.", 1],
    ],
  ],
  chantier: [
    [
      ["a", "La déviation fait passer les camions devant la crèche."],
      ["commune", "Nous l’avons demandé à l’entreprise : l’itinéraire change lundi."],
      ["b", "Merci. Et le bruit avant 8 h, c’est normal ?"],
      ["commune", "Non, le chantier ouvre à 8 h. C’est rappelé au chef d’équipe.", 2],
    ],
    [
      ["a", "Il n’y a plus de passage pour les fauteuils depuis mercredi."],
      ["author", "Une rampe a été posée ce matin, ça passe tout juste.", 0],
    ],
  ],
  autre: [
    [
      ["a", "Je confirme, c’est toujours le cas."],
      ["author", "Merci, je me demandais si quelqu’un d’autre le voyait.", 0],
    ],
    [
      ["a", "Vous devriez aussi prévenir la métropole, c’est peut-être à elle."],
      ["commune", "C’est bien la métropole : nous lui avons transmis votre message."],
    ],
  ],
};
