import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlaceName } from "../../domain/navigation/access.ts";

export type HelpPlace = PlaceName | "Share";

type Sentences = readonly MessageDescriptor[];

/** For routes of the specification whose screens do not exist yet. */
export const NOT_THERE_YET: Sentences = [
  msg`Cette page n’est pas encore là. La carte, la liste et les signalements fonctionnent déjà.`,
];

const ONE_REPORT: Sentences = [
  msg`Un signalement : son état, ses photos, son lieu et les réponses de la commune.`,
  msg`« Je constate aussi » dit que vous voyez le même problème. « Suivre » le garde sous « Suivies », dans la liste et sur la carte.`,
];

export const HELP = {
  Home: [
    msg`Choisissez votre commune pour commencer. Aucun compte n’est demandé.`,
    msg`Si une page vous a été refusée, connectez-vous avec un compte qui en a les droits.`,
  ],
  MapOnboarding: [
    msg`Cherchez votre commune par son nom ou son code postal, ou laissez l’appareil vous situer.`,
    msg`La recherche par nom fonctionne aussi sans réseau.`,
  ],
  MapAnomalies: [
    msg`Chaque repère est un signalement : touchez-le pour l’ouvrir. Un cercle avec un nombre en réunit plusieurs.`,
    msg`Le panneau « Anomalies affichées » dit en mots ce que la carte montre, et permet de filtrer.`,
    msg`« Signaler » ouvre le formulaire, avec ou sans réseau.`,
  ],
  MapNewAnomaly: [
    msg`Dites où et quoi. Chaque mot est gardé sur cet appareil pendant que vous écrivez.`,
    msg`Le lieu se donne par une adresse, par votre position, par des boutons ou sur la carte.`,
    msg`Sans réseau, le signalement attend sur cet appareil et part de lui-même au retour du réseau.`,
  ],
  MapAnomaly: [...ONE_REPORT, msg`Fermez le panneau pour revenir à la carte.`],
  ListAnomalies: [
    msg`La liste montre les mêmes signalements que la carte, avec les mêmes filtres.`,
    msg`Ouvrez un titre pour lire le signalement, ou « Voir sur la carte » pour le situer.`,
  ],
  ListAnomaly: [...ONE_REPORT, msg`« Précédente » et « Suivante » parcourent la liste dans son ordre.`],
  CityDetails: [
    msg`La commune, sa mairie, qui y répond, et ce que disent les chiffres connus de cet appareil.`,
    msg`Les signalements publics peuvent être téléchargés dans un fichier.`,
  ],
  CitySettings: [
    msg`Vos lieux dans la commune, et ce que cet appareil garde d’elle.`,
    msg`Les modérateurs y règlent aussi le message, les contacts et les catégories de la commune.`,
  ],
  Notifications: [
    msg`Ici paraîtront les nouvelles de vos signalements et de ce que vous suivez.`,
    msg`Parvis n’envoie pas encore de notifications : ce que vous suivez se retrouve avec le filtre « Suivies ».`,
  ],
  Profile: [
    msg`Votre nom, vos contributions, votre adresse e-mail et ce qui est gardé de vous.`,
    msg`Un compte invité vit dans ce navigateur : enregistrez une adresse pour ne pas le perdre.`,
  ],
  About: [
    msg`Qui tient Parvis, ce que deviennent vos données, l’accessibilité et les licences.`,
    msg`Tout est dans l’application : cette page se lit sans réseau.`,
  ],
  ModifyCity: [
    msg`Le lien que vous avez ouvert mène à une autre commune que la vôtre.`,
    msg`Vous pouvez la consulter sans rien changer, ou en faire votre commune.`,
  ],
  AuthAction: [
    msg`Cette page vérifie le lien reçu par e-mail, puis attend que vous confirmiez.`,
    msg`Un lien expiré ou déjà utilisé peut être demandé de nouveau.`,
  ],
  NotFound: [
    msg`Cette adresse ne mène nulle part dans Parvis. Vérifiez-la, ou cherchez dans ce qui est sur cet appareil.`,
  ],
  Share: [
    msg`Les photos partagées deviennent le brouillon d’un signalement. Rien n’est envoyé avant votre accord.`,
  ],
  MapActivities: NOT_THERE_YET,
  MapNewActivity: NOT_THERE_YET,
  MapActivity: NOT_THERE_YET,
  MapIdeas: NOT_THERE_YET,
  MapNewIdea: NOT_THERE_YET,
  MapIdea: NOT_THERE_YET,
  Thread: NOT_THERE_YET,
  Threads: NOT_THERE_YET,
  AdminDashboard: NOT_THERE_YET,
  NotificationSettings: NOT_THERE_YET,
  Ideas: NOT_THERE_YET,
} as const satisfies Record<HelpPlace, Sentences>;
