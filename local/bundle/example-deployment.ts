/**
 * What a commune would set for a real deployment (docs/deployment.md), with everything switched on that adds code: the page
 * that is weighed is the one that residents would load. Nothing here names anybody.
 */
export const EXAMPLE_DEPLOYMENT: Readonly<Record<string, string>> = {
  VITE_FIREBASE_PROJECT_ID: "parvis-example",
  VITE_FIREBASE_API_KEY: "AIzaSyA-0123456789abcdefghijklmnopqrstu",
  VITE_FIREBASE_APP_ID: "1:123456789012:web:0123456789abcdef012345",
  VITE_FIREBASE_AUTH_DOMAIN: "parvis-example.firebaseapp.com",
  VITE_FIREBASE_MESSAGING_SENDER_ID: "123456789012",
  VITE_FIREBASE_MEASUREMENT_ID: "G-ABCDEFGHIJ",
  VITE_APP_CHECK_KEY: "6Lc0123456789abcdefghijklmnopqrstuvwxyzA",
  VITE_PUBLISHER_NAME: "Commune d’Exemple-sur-Loire",
  VITE_PUBLISHER_ADDRESS: "1 place de la Mairie|00000 Exemple-sur-Loire|00 00 00 00 00",
  VITE_PUBLISHER_DIRECTOR: "Le maire d’Exemple-sur-Loire",
  VITE_PUBLISHER_HOST: "Hébergeur d’exemple|1 rue du Réseau, 00000 Exemple|00 00 00 00 00",
  VITE_PUBLISHER_DPO: "dpo@exemple-sur-loire.example",
  VITE_PUBLISHER_SOURCE: "https://code.example/parvis",
  VITE_CONTACT: "contact@exemple-sur-loire.example",
  VITE_MAP_PROVIDER: "pmtiles-raster",
  VITE_MAP_URL: "/archives/{code}.pmtiles",
  VITE_MAP_ATTRIBUTION: "© les contributeurs d’OpenStreetMap",
  VITE_MAP_ATTRIBUTION_URL: "https://www.openstreetmap.org/copyright",
  VITE_MAP_LICENCE: "ODbL",
  VITE_MAP_OFFLINE: "archive",
};
