import type { CategoryLabels } from "./table-types.ts";

export const ENGLISH_LABELS: CategoryLabels = {
  voirie: {
    label: "Roads and getting around",
    subcategories: {
      "nid-de-poule": "Pothole or damaged road",
      "trottoir-abime": "Damaged pavement",
      "panneau-signalisation": "Missing, bent or unreadable sign",
      "marquage-efface": "Worn road marking",
      "feu-tricolore": "Traffic light out of order",
      "piste-cyclable": "Damaged cycle path",
      "acces-difficile": "Difficult access (wheelchair, pushchair)",
      "obstacle-voie": "Obstacle on the road",
      "neige-verglas": "Snow or ice",
    },
  },
  eclairage: {
    label: "Street lighting",
    subcategories: {
      "lampadaire-eteint": "Street lamp out",
      "rue-dans-le-noir": "Whole street in the dark",
      "lampadaire-allume-le-jour": "Street lamp on by day or flickering",
      "mat-abime": "Damaged lamp post",
      "cable-ou-trappe-ouverte": "Exposed cable or open hatch",
    },
  },
  proprete: {
    label: "Cleanliness",
    subcategories: {
      "depot-sauvage": "Fly-tipping",
      corbeille: "Full or broken litter bin",
      "conteneur-debordant": "Overflowing container",
      "dejections-canines": "Dog fouling",
      "verre-ou-seringue": "Glass or syringe on the ground",
      "animal-mort": "Dead animal",
    },
  },
  objets: {
    label: "Abandoned objects and vehicles",
    subcategories: {
      encombrants: "Bulky waste",
      "vehicule-epave": "Abandoned vehicle",
      "velo-epave": "Abandoned bike or scooter",
      caddie: "Shopping trolley",
    },
  },
  graffitis: {
    label: "Graffiti and posters",
    subcategories: {
      tag: "Graffiti tag",
      "propos-injurieux": "Abusive or hateful words",
      "affichage-sauvage": "Illegal posters",
    },
  },
  mobilier: {
    label: "Street furniture",
    subcategories: {
      banc: "Bench",
      "potelet-ou-barriere": "Bollard or barrier",
      "abri-de-bus": "Bus shelter",
      "jeux-pour-enfants": "Playground equipment",
      fontaine: "Fountain",
      "toilettes-publiques": "Public toilets",
      "panneau-information": "Information board",
    },
  },
  vegetal: {
    label: "Green spaces and trees",
    subcategories: {
      "arbre-dangereux": "Dangerous branch or tree",
      "haie-genante": "Hedge in the way",
      "herbes-hautes": "Tall grass",
      "plantation-abimee": "Damaged plants",
      "arrosage-defectueux": "Faulty watering",
    },
  },
  animaux: {
    label: "Animals and pests",
    subcategories: {
      rats: "Rats",
      "frelon-asiatique": "Asian hornet",
      "chenilles-processionnaires": "Processionary caterpillars",
      pigeons: "Pigeons",
      "animal-errant": "Stray animal",
    },
  },
  eau: {
    label: "Water and drainage",
    subcategories: {
      "avaloir-bouche": "Blocked drain",
      "fuite-eau": "Water leak",
      "plaque-egout": "Damaged manhole cover",
      "inondation-voirie": "Flooded road",
      odeur: "Smell",
    },
  },
  batiments: {
    label: "Public buildings and facilities",
    subcategories: {
      ecole: "School",
      "salle-ou-gymnase": "Hall or gymnasium",
      cimetiere: "Cemetery",
      mairie: "Town hall",
      "autre-equipement": "Other facility",
    },
  },
  chantier: {
    label: "Works and parking",
    subcategories: {
      "chantier-mal-protege": "Poorly secured works",
      "signalisation-chantier": "Signs at works",
      "stationnement-genant": "Habitual obstructive parking",
    },
  },
  autre: {
    label: "Other",
    subcategories: { autre: "Other" },
  },
};
