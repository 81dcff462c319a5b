import { DEMO_ACCOUNTS } from "./accounts.ts";

export interface Resident {
  readonly uid: string;
  readonly displayName: string;
}

/** An empty name is somebody who shows « Un habitant ». The first one is the demo account of a resident. */
const NAMES = [
  "Yann L.",
  "Nolwenn G.",
  "Karim B.",
  "Jeanne Le Goff",
  "",
  "Thomas M.",
  "Aïcha D.",
  "Gwenaël P.",
  "Sophie T.",
  "Famille Hamon",
  "",
  "Loïc",
  "Inès V.",
  "Bernard J.",
  "Solenn",
  "Mathieu C.",
  "",
  "Rozenn A.",
  "Paul-Henri D.",
  "Fatou N.",
  "Erwan K.",
  "Claire et Hugo",
  "",
  "Denise B.",
  "Samuel O.",
  "Tiphaine L.",
  "Malo",
  "Hélène F.",
  "Youssef E.",
  "",
  "Anne-Laure S.",
  "Ronan T.",
  "Camille P.",
  "Jean-Yves Q.",
  "Lina M.",
  "",
  "Victor H.",
  "Odile R.",
  "Parents d’élèves des Mésanges",
] as const;

const [resident] = DEMO_ACCOUNTS;

/** Forty people who report things. */
export const RESIDENTS: readonly Resident[] = [
  { uid: resident?.uid ?? "", displayName: resident?.displayName ?? "" },
  ...NAMES.map((displayName, index) => ({
    uid: `demo-resident-${String(index + 2).padStart(2, "0")}`,
    displayName,
  })),
];

const READERS = 172;

/** Most people of a commune read and write nothing. */
export const SILENT_RESIDENTS: readonly Resident[] = Array.from({ length: READERS }, (_, index) => ({
  uid: `demo-reader-${String(index + 1).padStart(3, "0")}`,
  displayName: "",
}));
