/** Where each piece of a local run listens, before the offset that lets several runs live side by side. */
export const BASE_PORTS = Object.freeze({
  hosting: 5000,
  functions: 5001,
  standIns: 5002,
  testFunctions: 5003,
  testGeo: 5004,
  testHosting: 5005,
  townFunctions: 5006,
  hub: 4400,
  logging: 4500,
  firestore: 8080,
  firestoreWebsocket: 9150,
  auth: 9099,
  eventarc: 9299,
  tasks: 9499,
});
