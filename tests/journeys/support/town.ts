import type { Page } from "@playwright/test";
import { cityDayOf } from "../../../src/domain/city/city-day.ts";
import { DAILY_LIMITS } from "../../../src/domain/limits/daily-limits.ts";
import {
  changeDocument,
  firestoreRequest,
  readCollection,
  readDocument,
  writeDocument,
} from "../../rules/support/firestore-rest.ts";

/** What the town holds, read behind the app's back: the only way to say that something is there once. */

export async function uidOn(page: Page): Promise<string> {
  await page.waitForFunction(() => localStorage.getItem("parvis.account") !== null);
  return page.evaluate(() => {
    const account: unknown = JSON.parse(localStorage.getItem("parvis.account") ?? "null");
    return (account as { readonly uid: string }).uid;
  });
}

interface FoundDocument {
  readonly document?: { readonly name: string };
}

/** Where this person's reports stand, whatever the receipts say. */
export function reportsInTownOf(uid: string): Promise<readonly string[]> {
  return namesOf("moderation", "authorId", uid);
}

/** What this person's reports are called there. */
export async function titlesInTownOf(uid: string): Promise<readonly string[]> {
  const names = await reportsInTownOf(uid);
  const documents = await Promise.all(
    names.map((name) =>
      readDocument(name.replace(/^.*\/documents\//u, "").replace("/moderation/", "/anomalies/")),
    ),
  );
  return documents.map((report) => String(report?.["title"]));
}

/** The photos of this person that the town has, as anybody would be shown them: JPEG bytes. */
export async function photosInTownOf(
  uid: string,
): Promise<readonly { readonly full: Buffer; readonly preview: Buffer }[]> {
  const names = await namesOf("photos", "uid", uid);
  const photos = await Promise.all(names.map((name) => readDocument(name.replace(/^.*\/documents\//u, ""))));
  return photos.flatMap((photo) =>
    photo?.["state"] === "stored"
      ? [{ full: photo["full"] as Buffer, preview: photo["preview"] as Buffer }]
      : [],
  );
}

async function namesOf(collectionId: string, fieldPath: string, uid: string): Promise<readonly string[]> {
  const structuredQuery = {
    from: [{ collectionId, allDescendants: true }],
    where: { fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue: uid } } },
  };
  const { body } = await firestoreRequest("POST", ":runQuery", {
    token: "owner",
    body: { structuredQuery },
  });
  return (body as readonly FoundDocument[]).flatMap(({ document }) =>
    document === undefined ? [] : [document.name],
  );
}

/** How the town answered each command of this person: "applied", "refused". */
export async function answersInTownTo(uid: string): Promise<readonly string[]> {
  const receipts = await readCollection(`users/${uid}/receipts`);
  return receipts.map(({ outcome }) => (outcome as { readonly state: string }).state).toSorted();
}

/** As if this guest had reported on another device all day long: this one cannot know. */
export async function spendReportsOfToday(uid: string): Promise<void> {
  await writeDocument(`users/${uid}/quota/${cityDayOf(Date.now(), "35024")}`, {
    "report-anomaly": DAILY_LIMITS.reports.guest,
  });
}

/** What an administrator's command will do to a profile: why, and until when. */
export async function disableInTown(
  uid: string,
  { reason, until }: { readonly reason: string; readonly until: Date },
): Promise<void> {
  await changeDocument(`users/${uid}`, {
    isDisabled: true,
    disabledReason: reason,
    disabledUntil: until,
    rev: 1_000,
    updatedAt: new Date(),
  });
}

/** What the provider's clean-up of old guests does. */
export async function deleteSignIn(uid: string): Promise<void> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-parvis/accounts:delete`,
    {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ localId: uid }),
    },
  );
  if (!answer.ok) throw new Error(`The sign-in of ${uid} could not be deleted.`);
}

/** As if an operator's hand, or a half-done deletion, had taken the profile away. */
export async function eraseProfile(uid: string): Promise<void> {
  await firestoreRequest("DELETE", `/users/${uid}`, { token: "owner" });
}
