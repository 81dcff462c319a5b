import type { MapTexts } from "../../src/map/map-texts.ts";

export const SOME_TEXTS: MapTexts = {
  help: "Flèches pour se déplacer, plus et moins pour zoomer, Entrée pour parcourir les éléments.",
  zoomIn: "Zoomer",
  zoomOut: "Dézoomer",
  nextPin: "Élément suivant",
  previousPin: "Élément précédent",
  cluster: (count, open) => `${count} anomalies, dont ${open} ouvertes`,
  cityHall: "Mairie",
  placeHere: "C’est ici",
  placed: "Lieu choisi",
  tilesUnavailable: "Fond de carte indisponible",
};
