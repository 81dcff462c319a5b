import { getApps, initializeApp, type App } from "firebase-admin/app";
import { getAppCheck, type AppCheck } from "firebase-admin/app-check";
import { getAuth, type Auth } from "firebase-admin/auth";
import { getFirestore, type Firestore } from "firebase-admin/firestore";

let firestore: Firestore | undefined;

export function db(): Firestore {
  if (firestore === undefined) {
    firestore = getFirestore(app());
    // An absent optional field of a refusal must not turn the refusal into a failure.
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}

export function auth(): Auth {
  return getAuth(app());
}

export function appCheck(): AppCheck {
  return getAppCheck(app());
}

function app(): App {
  return getApps()[0] ?? initializeApp();
}
