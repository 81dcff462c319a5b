import type { Talk } from "./talk-text.ts";

/** What is said under an idea, whatever it proposes. */
export const TALKS_ON_IDEAS: readonly Talk[] = [
  [
    ["a", "Très bonne idée, j’en parlais justement avec mes voisins."],
    ["b", "D’accord sur le fond, mais qui s’en occuperait ?"],
    ["author", "La mairie d’abord ; s’il faut des bras ou des idées, j’en suis.", 1],
    ["c", "Moi aussi."],
    ["commune", "Bonjour, merci pour cette proposition. Nous regarderons ce que cela demande aux services."],
  ],
  [
    ["a", "Est-ce que ça existe déjà dans une commune voisine ?"],
    ["author", "Oui, à Chevaigné, depuis trois ans. Ils en sont contents.", 0],
    ["a", "Alors je soutiens.", 1],
  ],
  [
    ["a", "Cela ne me convainc pas : il y a plus urgent."],
    ["b", "L’un n’empêche pas l’autre.", 0],
    ["a", "Le budget, si.", 1],
    ["author", "On peut commencer petit, et voir ce que cela donne."],
  ],
  [
    ["a", "Il faudrait en parler d’abord avec celles et ceux que cela touche de près."],
    ["author", "Vous avez raison, je l’ajoute en précision.", 0],
    ["b", "Et le redire à la prochaine réunion publique !"],
  ],
  [
    ["a", "Qui décide, au juste ? Et quand ?"],
    ["commune", "L’idée passe en commission dès que le seuil de soutiens est atteint."],
    ["a", "Merci, c’est clair.", 1],
    ["b", "Parlez-en autour de vous, chaque soutien compte."],
  ],
];

/** What is said under an activity, whatever it is. */
export const TALKS_ON_ACTIVITIES: readonly Talk[] = [
  [
    ["a", "Faut-il s’inscrire, ou peut-on venir le jour même ?"],
    ["author", "Venez comme vous êtes, c’est ouvert.", 0],
    ["b", "Super, nous serons quatre."],
  ],
  [
    ["a", "C’est à partir de quel âge ?"],
    ["author", "Les enfants viennent avec un adulte, il y a un coin pour eux.", 0],
    ["a", "Merci !", 1],
    ["b", "Je peux apporter des jeux."],
  ],
  [
    ["a", "Où peut-on se garer ?"],
    ["author", "Le parking de la salle est ouvert ; à vélo, il y a des arceaux devant l’entrée.", 0],
    ["b", "Je propose un covoiturage depuis la gare, trois places."],
  ],
  [
    ["a", "Et s’il pleut ?"],
    ["author", "On se replie sous le préau.", 0],
    ["b", "Merci pour l’organisation, c’était très réussi la dernière fois."],
    ["c", "Oui, les crêpes surtout."],
  ],
];

/** What moderators have to do with, whatever it is about: the second of each is hidden or flagged. */
export const TALKS_THAT_WENT_WRONG: readonly Talk[] = [
  [
    ["a", "Merci, on en parlait justement entre voisins."],
    ["b", "Rénovation de toitures, devis gratuit, les meilleurs prix du département !!!"],
    ["author", "Ce n’est pas l’endroit pour de la publicité."],
  ],
  [
    ["a", "Cela fait trois fois que je le dis en réunion."],
    ["b", "De toute façon avec cette équipe d’incapables, il ne faut rien attendre."],
    ["author", "Restons sur le sujet, s’il vous plaît."],
  ],
  [
    ["a", "Et pour les personnes âgées, c’est prévu ?"],
    ["b", "Les vieux n’ont qu’à rester chez eux."],
    ["author", "Tout le monde est le bienvenu ici."],
  ],
  [
    ["a", "Qui paie, au bout du compte ?"],
    ["b", "Nous, comme toujours, pour que le maire parade devant ses copains véreux."],
    ["author", "Le budget est public, regardons-le ensemble."],
  ],
  [
    ["a", "Je suis partante pour aider."],
    ["b", "Vous êtes vraiment trop bête pour comprendre de quoi il s’agit."],
    ["author", "On peut ne pas être d’accord sans s’insulter."],
  ],
  [
    ["a", "On se retrouve où, du coup ?"],
    ["b", "Pompes à chaleur : devis gratuit, appelez avant la fin du mois !!!"],
    ["author", "Merci de ne pas faire de publicité."],
  ],
];

/** The same, where somebody could have caused it, or has not mended it. */
export const REPORTS_THAT_WENT_WRONG: readonly Talk[] = [
  [
    ["a", "On sait très bien qui c’est, dans la rue."],
    ["b", "C’est le fils du numéro 14, tout le monde l’a vu."],
    ["c", "On parle des lieux, pas des personnes."],
  ],
  [
    ["a", "Quelqu’un a-t-il déjà eu une réponse ?"],
    ["b", "Ces bons à rien de la mairie ne lisent même pas ce qu’on leur écrit."],
    ["author", "Cela peut se dire autrement."],
  ],
  [
    ["a", "C’était déjà comme ça l’été dernier."],
    ["b", "La prochaine fois je m’en occupe moi-même, et celui qui a fait ça s’en souviendra."],
    ["c", "Pas de menaces, s’il vous plaît."],
  ],
  [
    ["a", "Moi aussi, je suis passée devant ce matin."],
    ["b", "Serrurier, vitrier, débouchage : devis gratuit 7 jours sur 7 !!!"],
    ["author", "Ce n’est pas le sujet."],
  ],
  [
    ["a", "Il y a eu un camion garé là toute la semaine."],
    ["b", "La blanche immatriculée dans le 22, avec le gros chien : je vous donne son nom si vous voulez."],
    ["c", "Non merci, laissons les gens tranquilles."],
  ],
  [
    ["a", "Les services sont passés hier, je crois."],
    ["b", "Passés boire un café, oui, cette bande de fainéants."],
    ["author", "Attendons de voir le résultat."],
  ],
  [
    ["a", "Merci de l’avoir signalé."],
    ["b", "Encore une râleuse du lotissement qui n’a que ça à faire."],
    ["author", "Je signale ce que je vois, c’est tout."],
  ],
];
