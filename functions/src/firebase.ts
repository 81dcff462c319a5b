import { getApps, initializeApp } from "firebase-admin/app";
import { getAppCheck, type AppCheck } from "firebase-admin/app-check";
import { getAuth, type Auth } from "firebase-admin/auth";
import { getFirestore, type Firestore } from "firebase-admin/firestore";

let firestore: Firestore | undefined;

export function db(): Firestore {
  if (firestore === undefined) {
    app();
    firestore = getFirestore();
    // An absent optional field of a refusal must not turn the refusal into a failure.
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}

export function auth(): Auth {
  app();
  return getAuth();
}

export function appCheck(): AppCheck {
  app();
  return getAppCheck();
}

function app(): void {
  if (getApps().length === 0) initializeApp();
}
