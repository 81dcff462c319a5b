import type { DocumentReference, WriteBatch } from "firebase-admin/firestore";
import { describe, expect, it, onTestFinished } from "vitest";
import { disableAccount } from "../../functions/src/access/disable-account.ts";
import { db } from "../../functions/src/firebase.ts";
import { writeDigests } from "../../functions/src/notifications/digests.ts";
import { mailDocument, type Addressee } from "../../functions/src/notifications/mail-document.ts";
import { tell } from "../../functions/src/notifications/tell.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { forgetProfile } from "../../functions/src/users/forget-account.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anEvent } from "../examples/an-event.ts";
import { anAccount } from "./support/accounts.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

const mailsOf = async (uid: string) =>
  (await db().collection("mail").get()).docs.filter(({ id }) => id.includes(uid));

describe("an e-mail", () => {
  it("leaves at once for an answer of the town hall, to a confirmed address, once and without a word of anybody's [NOT-14]", async () => {
    const cityId = aCityIdOf("answers");
    const subject = { collection: "anomalies", id: newIdentifier() } as const;
    const [reader, unconfirmed, unwilling] = [
      await anAccount(),
      await anAccount({ confirmed: false }),
      await anAccount(),
    ];
    for (const { uid } of [reader, unconfirmed, unwilling]) {
      const empty = emptyMembership(cityId, Date.now());
      const answer = { app: true, push: false, mail: uid !== unwilling.uid };
      const settings = { ...empty.notifications.settings, channels: { answer } };
      const marks = [{ kind: "follow", subject }] as const;
      const notifications = { ...empty.notifications, settings };
      await refs.membership(uid, cityId).set(membershipDocument({ ...empty, marks, notifications }));
    }
    const official = { kind: "answer", what: "official" } as const;
    const event = anEvent({ id: `${newIdentifier()}-answer`, cityId, subject, at: Date.now(), ...official });
    const ref = refs.events(cityId).doc(event.id);
    for (let times = 0; times < 2; times += 1) {
      await ref.set({ ...event, after: "", updatedAt: new Date() });
      await tell(ref, Infinity);
      // As the mail extension notes it: a second writing leaves it.
      await refs.mail(`${event.id}-${reader.uid}`).set({ delivery: { state: "SUCCESS" } }, { merge: true });
    }
    const sent = (await db().collection("mail").get()).docs.filter(({ id }) => id.startsWith(event.id));
    expect(sent.map(({ id }) => id)).toEqual([`${event.id}-${reader.uid}`]);
    expect(sent[0]?.data()).toMatchObject({
      to: [expect.stringMatching(/@exemple\.fr$/u)],
      delivery: { state: "SUCCESS" },
    });
    expect(sent[0]?.get("message.text")).toContain("la mairie a répondu");
  });
});

/** A hundred others who want one too, and come before by their ids. */
async function fillAPage(cityId: string, membership: object): Promise<void> {
  const others = Array.from({ length: 100 }, (_, n) => refs.membership(`!${100 + n}`, cityId));
  const eachOf = (write: (batch: WriteBatch, ref: DocumentReference) => void): Promise<unknown> => {
    const batch = db().batch();
    for (const ref of others) write(batch, ref);
    return batch.commit();
  };
  await eachOf((batch, ref) => batch.set(ref, membership));
  onTestFinished(async () => void (await eachOf((batch, ref) => batch.delete(ref))));
}

describe("a summary by e-mail", () => {
  it("is written once a morning for who wants one and has not read all [NOT-10]", async () => {
    const cityId = aCityIdOf("digest");
    const reader = await anAccount();
    const empty = emptyMembership(cityId, Date.now());
    const settings = { ...empty.notifications.settings, digest: "daily" as const };
    const notifications = { ...empty.notifications, settings };
    const membership = membershipDocument({ ...empty, cityName: "Betton", notifications });
    await refs.membership(reader.uid, cityId).set(membership);
    await fillAPage(cityId, membership);
    const now = Date.now();
    const event = { ...anEvent({ cityId, at: now }), mail: true };
    await refs.notification(reader.uid, event.id).set(event);
    const morning = now + DAY_MS;
    await writeDigests("daily", morning);
    await writeDigests("daily", morning);
    await writeDigests("weekly", morning);
    const mine = await mailsOf(reader.uid);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.get("to")).toEqual([expect.stringMatching(/@exemple\.fr$/u)]);
    expect(mine[0]?.get("message.text")).toContain("1 signalement a avancé");
    await mine[0]?.ref.delete();
    await disableAccount(reader.uid, { reason: "Propos injurieux répétés", until: null });
    await writeDigests("daily", morning);
    expect(await mailsOf(reader.uid), "Who is suspended could not end it [SEC-16].").toEqual([]);
  });

  it("leaves with the account, sent or not [NOT-10] [AUTH-23]", async () => {
    const [leaving, staying] = ["leaving", "staying"].map((name) => ({
      uid: `${name}-${newIdentifier()}`,
      email: `${name}@exemple.fr`,
    })) as [Addressee, Addressee];
    for (const one of [leaving, staying]) {
      const mail = mailDocument(one, { subject: "Parvis", text: "Bonjour," }, Date.now());
      await refs.mail(`digest-${one.uid}-35024-2026-03-12`).set(mail);
    }
    await forgetProfile(leaving.uid);
    expect(await mailsOf(leaving.uid)).toEqual([]);
    expect(await mailsOf(staying.uid)).toHaveLength(1);
  });
});
