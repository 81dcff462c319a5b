/** The list every city starts with, in the order of the screen. What each is called is in src/i18n/categories. */
export const CATEGORY_TABLE = [
  {
    id: "voirie",
    duplicateRadiusM: 40,
    advice: "department_road",
    subcategories: [
      { id: "nid-de-poule" },
      { id: "trottoir-abime" },
      { id: "panneau-signalisation" },
      { id: "marquage-efface" },
      { id: "feu-tricolore" },
      { id: "piste-cyclable" },
      { id: "acces-difficile" },
      { id: "obstacle-voie" },
      { id: "neige-verglas" },
    ],
  },
  {
    id: "eclairage",
    duplicateRadiusM: 25,
    advice: "mast_number",
    subcategories: [
      { id: "lampadaire-eteint" },
      { id: "rue-dans-le-noir", duplicateRadiusM: 150 },
      { id: "lampadaire-allume-le-jour" },
      { id: "mat-abime" },
      { id: "cable-ou-trappe-ouverte", advice: "open_hatch" },
    ],
  },
  {
    id: "proprete",
    duplicateRadiusM: 30,
    subcategories: [
      { id: "depot-sauvage" },
      { id: "corbeille" },
      { id: "conteneur-debordant" },
      { id: "dejections-canines" },
      { id: "verre-ou-seringue" },
      { id: "animal-mort" },
    ],
  },
  {
    id: "objets",
    duplicateRadiusM: 30,
    advice: "hide_plates",
    subcategories: [{ id: "encombrants" }, { id: "vehicule-epave" }, { id: "velo-epave" }, { id: "caddie" }],
  },
  {
    id: "graffitis",
    duplicateRadiusM: 20,
    subcategories: [
      { id: "tag" },
      {
        id: "propos-injurieux",
        advice: "hateful_words",
        onlyTownHall: true,
      },
      { id: "affichage-sauvage" },
    ],
  },
  {
    id: "mobilier",
    duplicateRadiusM: 20,
    subcategories: [
      { id: "banc" },
      { id: "potelet-ou-barriere" },
      { id: "abri-de-bus" },
      { id: "jeux-pour-enfants" },
      { id: "fontaine" },
      { id: "toilettes-publiques" },
      { id: "panneau-information" },
    ],
  },
  {
    id: "vegetal",
    duplicateRadiusM: 50,
    subcategories: [
      { id: "arbre-dangereux" },
      { id: "haie-genante" },
      { id: "herbes-hautes" },
      { id: "plantation-abimee" },
      { id: "arrosage-defectueux" },
    ],
  },
  {
    id: "animaux",
    duplicateRadiusM: 100,
    subcategories: [
      { id: "rats" },
      { id: "frelon-asiatique" },
      { id: "chenilles-processionnaires" },
      { id: "pigeons" },
      { id: "animal-errant" },
    ],
  },
  {
    id: "eau",
    duplicateRadiusM: 50,
    subcategories: [
      { id: "avaloir-bouche" },
      { id: "fuite-eau", advice: "water_leak" },
      { id: "plaque-egout" },
      { id: "inondation-voirie" },
      { id: "odeur" },
    ],
  },
  {
    id: "batiments",
    duplicateRadiusM: 60,
    subcategories: [
      { id: "ecole" },
      { id: "salle-ou-gymnase" },
      { id: "cimetiere" },
      { id: "mairie" },
      { id: "autre-equipement" },
    ],
  },
  {
    id: "chantier",
    duplicateRadiusM: 60,
    advice: "no_plate_number",
    subcategories: [
      { id: "chantier-mal-protege" },
      { id: "signalisation-chantier" },
      { id: "stationnement-genant" },
    ],
  },
  {
    id: "autre",
    duplicateRadiusM: 30,
    subcategories: [{ id: "autre" }],
  },
] as const;
