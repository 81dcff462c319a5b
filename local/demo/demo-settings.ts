import type { CitySettings } from "../../src/domain/city/city-settings.ts";

/** What the demo's moderator settled for the commune. */
export const DEMO_SETTINGS: CitySettings = {
  categoriesOff: [],
  preModeration: "none",
  guestMessages: "none",
  supportThreshold: 0,
  message:
    "Les travaux de la rue de Rennes durent jusqu’à la fin du mois. Les services techniques répondent du lundi au vendredi.",
  emergencyContacts: [
    { name: "Urgences", phone: "112" },
    { name: "Astreinte, nuit et week-end", phone: "02 99 55 00 00" },
  ],
  townHall: {
    address: "Place Charles-de-Gaulle\n35830 Betton",
    phone: "02 99 55 81 01",
    hours: "Du lundi au vendredi de 8 h 30 à 12 h et de 13 h 30 à 17 h 30\nLe samedi de 9 h à 12 h",
  },
  charter:
    "Parlez des lieux, pas des personnes. Ne photographiez ni visages ni plaques.\n\nUn signalement par problème : s’il existe déjà, «\u00a0Je constate aussi\u00a0» suffit.\n\nLa commune répond d’ordinaire sous quinze jours. En cas de danger, appelez le 112.",
  cannedAnswers: [
    {
      title: "Pris en charge",
      text: "Bonjour, votre signalement est transmis aux services techniques, qui passeront dans la semaine. Merci.",
    },
    {
      title: "Route départementale",
      text: "Bonjour, cette route relève du Département. Nous lui avons transmis votre signalement.",
    },
    {
      title: "Précisions",
      text: "Bonjour, pourriez-vous indiquer le numéro le plus proche ou ajouter une photo ? Merci d’avance.",
    },
  ],
};
