import type { CitySettings } from "../../src/domain/city/city-settings.ts";

/** What the demo's moderator settled for the commune. */
export const DEMO_SETTINGS: CitySettings = {
  categoriesOff: [],
  preModeration: "none",
  message:
    "Les travaux de la rue de Rennes durent jusqu’à la fin du mois. Les services techniques répondent du lundi au vendredi.",
  emergencyContacts: [
    { name: "Urgences", phone: "112" },
    { name: "Astreinte de la mairie, la nuit et le week-end", phone: "02 99 55 00 00" },
  ],
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
