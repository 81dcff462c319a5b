/** What a deployment says of itself (docs/deployment.md), filled in for the demo: nobody here exists. */
export const DEMO_PUBLISHER: Readonly<Record<string, string>> = {
  VITE_PUBLISHER_NAME: "Commune de Betton (démonstration)",
  VITE_PUBLISHER_ADDRESS: "Place Charles-de-Gaulle|35830 Betton|02 99 55 81 01",
  VITE_PUBLISHER_DIRECTOR: "Le maire de Betton",
  VITE_PUBLISHER_HOST: "Google Cloud, région de Paris|8 rue de Londres, 75009 Paris",
  VITE_PUBLISHER_DPO: "donnees@parvis.test",
  VITE_CONTACT: "bonjour@parvis.test",
};
