import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlaceName } from "../../domain/navigation/access.ts";

export type HelpPlace = PlaceName | "Share";

type Sentences = readonly MessageDescriptor[];

const ONE_REPORT: Sentences = [
  msg`Une anomalie : son statut, ses photos, son lieu et les réponses de la commune.`,
  msg`« Je constate aussi » : vous voyez le même problème. « Suivre » : vous le retrouvez avec le filtre « Suivies ».`,
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
    msg`Chaque repère est une anomalie : appuyez dessus pour l’ouvrir. Un cercle avec un nombre en réunit plusieurs.`,
    msg`La liste à côté ou au bas de la carte dit ce qu’elle montre.`,
    msg`« Signaler » ouvre le formulaire, avec ou sans réseau. Un appui long ou un clic droit sur la carte signale à cet endroit.`,
  ],
  MapNewAnomaly: [
    msg`Une photo, un lieu, une catégorie. Votre brouillon est gardé au fur et à mesure.`,
    msg`Le lieu se choisit sur la carte, par une adresse ou par votre position.`,
    msg`Sans réseau, le signalement attend sur cet appareil et part au retour du réseau.`,
  ],
  MapAnomaly: ONE_REPORT,
  ListAnomalies: [msg`La liste montre les mêmes anomalies que la carte, avec les mêmes filtres.`],
  ListAnomaly: ONE_REPORT,
  CityDetails: [
    msg`La commune, sa mairie, qui répond, et les anomalies en chiffres.`,
    msg`La liste des anomalies publiées peut être téléchargée dans un fichier.`,
  ],
  CitySettings: [
    msg`Vos lieux, votre affichage, et ce qui est gardé sur cet appareil.`,
    msg`Les modérateurs y règlent aussi le message, les contacts et les catégories de la commune.`,
  ],
  Notifications: [
    msg`Les nouvelles de ce que vous avez écrit et de ce que vous suivez, la plus récente en premier.`,
    msg`La cloche au bout d’une ligne met fin aux notifications d’un sujet ; vous continuez à le suivre.`,
  ],
  Profile: [
    msg`Votre nom, vos contributions, votre connexion et vos données.`,
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
  NotFound: [msg`Vérifiez l’adresse, ou cherchez parmi ce qui est sur cet appareil.`],
  Share: [
    msg`Les photos partagées deviennent le brouillon d’un signalement. Rien n’est envoyé avant votre accord.`,
  ],
  MapActivities: [
    msg`Les fêtes, marchés, réunions et sorties de la commune, à l’heure de la commune.`,
    msg`Sans réseau, la liste montre ce que cet appareil connaît.`,
  ],
  MapNewActivity: [
    msg`Dites quoi, quand et où. Chaque mot est gardé sur cet appareil pendant que vous écrivez.`,
    msg`Il faut une adresse e-mail confirmée pour proposer une activité.`,
  ],
  MapActivity: [
    msg`« J’y participe » prend une place ; sans réseau, la commune répond au retour, et peut dire « Complet ».`,
    msg`« Agenda » donne un fichier que votre agenda ouvre, avec ou sans réseau.`,
  ],
  MapIdeas: [
    msg`Les idées des habitants pour la commune. Une idée assez soutenue est étudiée par la commune.`,
    msg`Changez l’ordre pour voir les plus soutenues, celles qui arrivent au seuil, ou les réponses.`,
  ],
  MapNewIdea: [
    msg`Dites ce que vous constatez, ce que vous proposez et qui en profiterait. Chaque mot est gardé sur cet appareil.`,
    msg`Il faut une adresse e-mail confirmée pour publier une idée ou pour que votre soutien compte.`,
  ],
  MapIdea: [
    msg`Une idée : ce qu’elle propose, ses soutiens et la réponse de la commune.`,
    msg`« Je soutiens » compte une fois, et peut être repris à tout moment.`,
  ],
  Thread: [
    msg`Ce que les habitants et la mairie écrivent sur un même sujet. La réponse de la mairie est en tête.`,
    msg`Sans réseau, ce qui a été lu reste lisible, et votre message part plus tard.`,
  ],
  Threads: [
    msg`Ce que la commune a à vérifier et à quoi elle doit répondre, le plus ancien d’abord. Tout se fait sans réseau.`,
    msg`Une décision part dix secondes plus tard : d’ici là, « Annuler la dernière » la reprend.`,
  ],
  AdminDashboard: [
    msg`Les communes, les comptes et l’état du service. Chaque action est écrite dans le journal.`,
    msg`Sans réseau, ce qui a été lu en dernier reste lisible ; rien ne peut y être changé.`,
  ],
  NotificationSettings: [
    msg`Choisissez ce dont Parvis vous prévient, et autour de quels lieux.`,
    msg`Vos choix valent pour cette commune, sur tous vos appareils. Sans réseau, ils partiront plus tard.`,
  ],
  Ideas: [msg`Vos idées, celles que vous soutenez ou suivez, et vos brouillons, dans toutes vos communes.`],
} as const satisfies Record<HelpPlace, Sentences>;
