/** One thing this site keeps on a device, by the name it has there, and how « Mes données » tells it. */
export interface KeptHere {
  readonly where: "localStorage" | "sessionStorage" | "indexedDB" | "caches";
  readonly name: RegExp;
  /** Words of « Mes données »; a reason in brackets where the thing says nothing of anybody, or is never there beside that screen. */
  readonly told: string;
}

const WHO = "Votre identifiant, votre nom";
const CHOICES = "Vos préférences :";
const VISIT = "Vos préférences : communes";
const CARE = "Le nombre d’envois en attente et de brouillons";
const SEEN = "Les images de carte et les photos déjà vues, les adresses et les communes cherchées";
const OWN_COPIES = "Votre profil, vos suivis, vos constats, vos lieux, vos filtres, votre vue par défaut";

const THE_APP = "(the app itself, the same for everybody)";

export const KEPT_HERE: readonly KeptHere[] = [
  { where: "localStorage", name: /^parvis\.account(?:-address)?$/u, told: WHO },
  {
    where: "localStorage",
    name: /^parvis\.(?:city|city-untold|city-provisional|commune|outline|route)$/u,
    told: CHOICES,
  },
  { where: "localStorage", name: /^parvis\.opening$/u, told: OWN_COPIES },
  { where: "localStorage", name: /^parvis\.(?:help-key|welcomed|install-offered|audience)$/u, told: CHOICES },
  { where: "localStorage", name: /^parvis-language$/u, told: CHOICES },
  { where: "localStorage", name: /^parvis\.letter-page$/u, told: CHOICES },
  {
    where: "localStorage",
    name: /^parvis\.letter-address$/u,
    told: "L’adresse à laquelle vous avez demandé un lien",
  },
  {
    where: "localStorage",
    name: /^parvis\.(?:adoptions|clock-offset|emptied|minimum-version)$/u,
    told: CARE,
  },
  { where: "localStorage", name: /^parvis-device-.+-(?:canary|drafts)$/u, told: CARE },
  {
    where: "localStorage",
    name: /^parvis\.unpublished-left$/u,
    told: "(a random mark that changes when somebody leaves the device: it says nothing of them)",
  },
  {
    where: "localStorage",
    name: /^parvis\.disabled$/u,
    told: "(why an account is suspended: the page that says it is the only one there is meanwhile)",
  },
  { where: "sessionStorage", name: /^parvis\.visit$/u, told: VISIT },
  { where: "sessionStorage", name: /^parvis\.(?:dropped|lost)-chunk$/u, told: THE_APP },
  { where: "sessionStorage", name: /^parvis\.version-mismatch$/u, told: THE_APP },
  { where: "indexedDB", name: /^parvis-device-/u, told: "Sur cet appareil seulement" },
  { where: "indexedDB", name: /^rxdb-dexie-parvis-replica-/u, told: OWN_COPIES },
  { where: "indexedDB", name: /^firebaseLocalStorageDb$/u, told: WHO },
  {
    where: "indexedDB",
    name: /^firebase-heartbeat-database$/u,
    told: "(days on which the library was used, no person)",
  },
  { where: "indexedDB", name: /^workbox-expiration$/u, told: SEEN },
  { where: "caches", name: /^workbox-precache/u, told: THE_APP },
  { where: "caches", name: /^(?:code|communes)$/u, told: THE_APP },
  {
    where: "caches",
    name: /^(?:geography|addresses|photos|photos-preview|photos-unpublished|tiles|tiles-archive)$/u,
    told: SEEN,
  },
  { where: "caches", name: /^tiles-pinned-/u, told: "Carte hors ligne" },
  { where: "caches", name: /^shared-files$/u, told: "photo partagée avec Parvis" },
];

export function toldAs(where: KeptHere["where"], name: string): string | undefined {
  return KEPT_HERE.find((kept) => kept.where === where && kept.name.test(name))?.told;
}

export function isTold(told: string | undefined): told is string {
  return told?.startsWith("(") === false;
}
