import type { DocumentReference, WriteBatch } from "firebase-admin/firestore";
import { describe, expect, it, onTestFinished } from "vitest";
import { disableAccount } from "../../functions/src/access/disable-account.ts";
import { auth, db } from "../../functions/src/firebase.ts";
import { writeDigests } from "../../functions/src/notifications/digests.ts";
import { mailDocument, type Addressee } from "../../functions/src/notifications/mail-document.ts";
import { tell } from "../../functions/src/notifications/tell.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { forgetProfile } from "../../functions/src/users/forget-account.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anEvent } from "../examples/an-event.ts";
import { anAccount, type TestAccount } from "./support/accounts.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

const mailsOf = async (uid: string) =>
  (await db().collection("mail").get()).docs.filter(({ id }) => id.includes(uid));

describe("an e-mail", () => {
  it("leaves at once for an answer of the town hall, to a confirmed address, once and without a word of anybody's [NOT-14]", async () => {
    const cityId = aCityIdOf("answers");
    const subject = { collection: "anomalies", id: newIdentifier() } as const;
    const [reader, unwilling] = [await anAccount(), await anAccount()];
    for (const { uid } of [reader, unwilling, ...(await whoGetsNone())]) {
      const empty = emptyMembership(cityId, Date.now());
      const answer = { app: true, push: false, mail: uid !== unwilling.uid };
      const settings = { ...empty.notifications.settings, channels: { answer } };
      const marks = [{ kind: "follow", subject }] as const;
      const notifications = { ...empty.notifications, settings };
      await refs.membership(uid, cityId).set(membershipDocument({ ...empty, marks, notifications }));
    }
    const official = { kind: "answer", what: "official" } as const;
    const event = anEvent({ id: `${newIdentifier()}-answer`, cityId, subject, at: Date.now(), ...official });
    const resident = { ...event, id: `${event.id}-of-a-resident`, what: "message" };
    await refs
      .events(cityId)
      .doc(resident.id)
      .set({ ...resident, after: "", updatedAt: new Date() });
    await tell(refs.events(cityId).doc(resident.id), Infinity);
    const ref = refs.events(cityId).doc(event.id);
    const again = async () => {
      await ref.set({ ...event, after: "", updatedAt: new Date() });
      await tell(ref, Infinity);
    };
    await again();
    // As the mail extension notes it: a second writing leaves it.
    await refs.mail(`${event.id}-${reader.uid}`).set({ delivery: { state: "SUCCESS" } }, { merge: true });
    await again();
    const sent = (await db().collection("mail").get()).docs.filter(({ id }) => id.startsWith(event.id));
    expect(sent.map(({ id }) => id)).toEqual([`${event.id}-${reader.uid}`]);
    expect(sent[0]?.data()).toMatchObject({
      to: [expect.stringMatching(/@exemple\.fr$/u)],
      delivery: { state: "SUCCESS" },
    });
    expect(sent[0]?.get("message.text")).toContain("la mairie a répondu");
  });
});

/** Without an address, with one that they did not confirm, and stopped by the identity provider. */
async function whoGetsNone(): Promise<readonly TestAccount[]> {
  const stopped = await anAccount();
  await auth().updateUser(stopped.uid, { disabled: true });
  return [await anAccount({ guest: true }), await anAccount({ confirmed: false }), stopped];
}

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
    const [others, idle] = [await whoGetsNone(), await anAccount()];
    await refs.membership(idle.uid, cityId).set(membership);
    await fillAPage(cityId, membership);
    const now = Date.now();
    const event = { ...anEvent({ cityId, at: now }), mail: true };
    for (const { uid } of [reader, ...others]) {
      await refs.membership(uid, cityId).set(membership);
      await refs.notification(uid, event.id).set(event);
    }
    const told = (id: string, over: object) => refs.notification(reader.uid, id).set({ ...event, ...over });
    await told("elsewhere", { cityId: aCityIdOf("elsewhere") });
    await told("before", { at: now - 2 * DAY_MS });
    await told("since", { at: now + 2 * DAY_MS });
    const morning = now + DAY_MS;
    await writeDigests("daily", morning);
    const [written] = await mailsOf(reader.uid);
    // As the mail extension notes it: a morning that is begun again leaves it.
    await written?.ref.set({ delivery: { state: "SUCCESS" } }, { merge: true });
    await writeDigests("daily", morning);
    await writeDigests("weekly", morning);
    const mine = await mailsOf(reader.uid);
    expect(mine.map((mail) => mail.get("delivery.state") as unknown)).toEqual(["SUCCESS"]);
    expect(mine[0]?.get("to")).toEqual([expect.stringMatching(/@exemple\.fr$/u)]);
    expect(mine[0]?.get("message.text")).toContain("1 signalement a avancé");
    for (const { uid } of [...others, idle]) expect(await mailsOf(uid)).toEqual([]);
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
