import { beforeAll, describe, expect, it } from "vitest";
import { writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  seedCities,
} from "./support/city-life.ts";
import { call, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

const INSTANT: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);

async function exportOf(caller: TestAccount): Promise<unknown> {
  const { status, body } = await call("users-exportMyData", caller, {});
  expect(status).toBe(200);
  return (body as { readonly result: unknown }).result;
}

describe("one's own data", () => {
  it("come as JSON: profile, cities, receipts and whole reports, and nothing of others [AUTH-22]", async () => {
    const yann = await anAccount();
    expect((await call("users-updateProfile", yann, { displayName: "Yann" })).status).toBe(200);
    const checked = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(yann, checked);
    await submitOne(await anAccount(), freshReport());
    expect(await exportOf(yann)).toMatchObject({
      format: "parvis-account-1",
      exportedAt: INSTANT,
      account: { uid: yann.uid, isGuest: false, isAdmin: false, moderatorOfCities: [] },
      profile: { displayName: "Yann" },
      cities: [{ id: CHECKED_CITY_ID }],
      receipts: [{ id: checked.id }],
      reports: [{ id: checked.id, title: checked.payload.title }],
    });
  });

  it("hold what the identity provider knows: the address, since when, and the last time [AUTH-22]", async () => {
    expect(await exportOf(await anAccount())).toMatchObject({
      signIn: {
        email: expect.stringMatching(/@exemple\.fr$/u),
        emailVerified: true,
        createdAt: INSTANT,
        lastSignInAt: INSTANT,
      },
    });
    expect(await exportOf(await aGuestAccount())).toMatchObject({
      signIn: { email: null, emailVerified: false, createdAt: INSTANT },
    });
  });

  it("hold where the photos are that they put to what others wrote [AUTH-22] [ANO-20]", async () => {
    const report = freshReport({ cityId: OPEN_CITY_ID });
    await submitOne(await aGuestAccount(), report);
    const [neighbour, photoId] = [await anAccount(), newIdentifier()];
    const payload = { anomalyId: report.id, photos: [{ id: photoId, alt: "" }] };
    const envelope = { cityId: OPEN_CITY_ID, basedOn: 1, dependsOn: null, performedAt: Date.now() };
    const claim = { ...envelope, id: newIdentifier(), kind: "claim-resolved", payload };
    expect(await submitOne(neighbour, claim)).toMatchObject({ state: "applied" });
    expect(await exportOf(neighbour)).toMatchObject({
      reports: [],
      photosElsewhere: [`/photos/${OPEN_CITY_ID}/${photoId}`],
    });
  });

  it("hold the mails that wait for them in the queue, and nobody else's [AUTH-22]", async () => {
    const [yann, noemie] = [await anAccount(), await anAccount()];
    const mail = (uid: string, subject: string) =>
      writeDocument(`mail/${uid}`, { to: [`${uid}@exemple.fr`], message: { subject, text: "Bonjour" }, uid });
    await mail(yann.uid, "Votre semaine");
    await mail(noemie.uid, "La sienne");
    const { mails } = (await exportOf(yann)) as { readonly mails: readonly object[] };
    expect(mails).toEqual([
      expect.objectContaining({ message: { subject: "Votre semaine", text: "Bonjour" } }),
    ]);
  });

  it("hold what they asked administrators for, and of others whom they asked about not who, nor what these wrote [AUTH-22]", async () => {
    const [solene, others] = [await anAccount(), await anAccount()];
    const at = new Date(1_700_000_000_000);
    const about = { cityId: OPEN_CITY_ID, state: "open", at };
    const joining = { ...about, uid: solene.uid, name: "Solène", role: "Adjointe" };
    const blocking = { ...about, uid: others.uid, askedBy: solene.uid, reason: "Insultes", words: "…" };
    await writeDocument(`joinRequests/${OPEN_CITY_ID}-${solene.uid}`, joining);
    await writeDocument(`joinRequests/${OPEN_CITY_ID}-${others.uid}`, { ...joining, uid: others.uid });
    await writeDocument(`blockRequests/${OPEN_CITY_ID}-${others.uid}`, blocking);
    const { uid: _, words: __, ...asked } = blocking;
    const iso = at.toISOString();
    expect(await exportOf(solene)).toMatchObject({
      joinRequests: [{ ...joining, at: iso }],
      blockRequests: [{ ...asked, at: iso }],
    });
    const taken = (await exportOf(solene)) as { readonly blockRequests: readonly object[] };
    expect(Object.keys(taken.blockRequests[0] ?? {}).toSorted()).toEqual(Object.keys(asked).toSorted());
    expect(await exportOf(others)).toMatchObject({ blockRequests: [] });
  });
});
