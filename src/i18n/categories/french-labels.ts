import type { CategoryLabels } from "./table-types.ts";

export const FRENCH_LABELS: CategoryLabels = {
  voirie: {
    label: "Voirie et déplacements",
    subcategories: {
      "nid-de-poule": "Nid-de-poule ou chaussée abîmée",
      "trottoir-abime": "Trottoir abîmé",
      "panneau-signalisation": "Panneau manquant, tordu ou illisible",
      "marquage-efface": "Marquage effacé",
      "feu-tricolore": "Feu tricolore en panne",
      "piste-cyclable": "Piste cyclable dégradée",
      "acces-difficile": "Accès difficile (PMR, poussette)",
      "obstacle-voie": "Obstacle sur la voie",
      "neige-verglas": "Neige ou verglas",
    },
  },
  eclairage: {
    label: "Éclairage public",
    subcategories: {
      "lampadaire-eteint": "Lampadaire éteint",
      "rue-dans-le-noir": "Rue entière dans le noir",
      "lampadaire-allume-le-jour": "Lampadaire allumé le jour ou clignotant",
      "mat-abime": "Mât abîmé",
      "cable-ou-trappe-ouverte": "Câble ou trappe ouverte",
    },
  },
  proprete: {
    label: "Propreté",
    subcategories: {
      "depot-sauvage": "Dépôt sauvage",
      corbeille: "Corbeille pleine ou cassée",
      "conteneur-debordant": "Conteneur débordant",
      "dejections-canines": "Déjections canines",
      "verre-ou-seringue": "Verre ou seringue au sol",
      "animal-mort": "Animal mort",
    },
  },
  objets: {
    label: "Objets et véhicules abandonnés",
    subcategories: {
      encombrants: "Encombrants",
      "vehicule-epave": "Véhicule épave",
      "velo-epave": "Vélo ou trottinette épave",
      caddie: "Caddie",
    },
  },
  graffitis: {
    label: "Graffitis et affichage",
    subcategories: {
      tag: "Tag",
      "propos-injurieux": "Propos injurieux ou haineux",
      "affichage-sauvage": "Affichage sauvage",
    },
  },
  mobilier: {
    label: "Mobilier urbain",
    subcategories: {
      banc: "Banc",
      "potelet-ou-barriere": "Potelet ou barrière",
      "abri-de-bus": "Abri de bus",
      "jeux-pour-enfants": "Jeux pour enfants",
      fontaine: "Fontaine",
      "toilettes-publiques": "Toilettes publiques",
      "panneau-information": "Panneau d’information",
    },
  },
  vegetal: {
    label: "Espaces verts et arbres",
    subcategories: {
      "arbre-dangereux": "Branche ou arbre dangereux",
      "haie-genante": "Haie gênante",
      "herbes-hautes": "Herbes hautes",
      "plantation-abimee": "Plantation abîmée",
      "arrosage-defectueux": "Arrosage défectueux",
    },
  },
  animaux: {
    label: "Animaux et nuisibles",
    subcategories: {
      rats: "Rats",
      "frelon-asiatique": "Frelon asiatique",
      "chenilles-processionnaires": "Chenilles processionnaires",
      pigeons: "Pigeons",
      "animal-errant": "Animal errant",
    },
  },
  eau: {
    label: "Eau et assainissement",
    subcategories: {
      "avaloir-bouche": "Avaloir bouché",
      "fuite-eau": "Fuite d’eau",
      "plaque-egout": "Plaque d’égout abîmée",
      "inondation-voirie": "Inondation de voirie",
      odeur: "Odeur",
    },
  },
  batiments: {
    label: "Bâtiments et équipements publics",
    subcategories: {
      ecole: "École",
      "salle-ou-gymnase": "Salle ou gymnase",
      cimetiere: "Cimetière",
      mairie: "Mairie",
      "autre-equipement": "Autre équipement",
    },
  },
  chantier: {
    label: "Chantiers et stationnement",
    subcategories: {
      "chantier-mal-protege": "Chantier mal protégé",
      "signalisation-chantier": "Signalisation de chantier",
      "stationnement-genant": "Stationnement gênant habituel",
    },
  },
  autre: {
    label: "Autre",
    subcategories: {
      autre: "Autre",
    },
  },
};
