import { describe, expect, it } from "vitest";
import { adoptDevice, leaveBehind } from "../../../src/data/device/adopt-device.ts";
import { SETTING_DRAFT } from "../../../src/data/device/setting-keys.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aDraft } from "../environment/a-device.ts";
import { aLocalGuestAtWork, PHOTO, REPORT, twoDevices } from "../environment/two-devices.ts";

describe("what a local guest kept, when an account adopts it", () => {
  it("arrives whole: the report, its photo and the draft [P1, AUTH-7, F2]", async () => {
    const { local, mine } = await aLocalGuestAtWork();
    await adoptDevice(local, mine);
    expect((await mine.outbox.toArray()).map(({ id, state }) => ({ id, state }))).toEqual([
      { id: REPORT.id, state: "queued" },
    ]);
    expect(await mine.photos.count()).toBe(1);
    expect((await mine.drafts.toArray()).map(({ id }) => id)).toEqual([anIdentifier(2)]);
  });

  it("keeps its order behind what the account had already [OFF-2]", async () => {
    const { local, mine } = await aLocalGuestAtWork();
    await commitCommand(mine, { command: aCommand({ id: anIdentifier(5) }), photoIds: [] });
    await commitCommand(local, { command: aCommand({ id: anIdentifier(3) }), photoIds: [] });
    await adoptDevice(local, mine);
    const order = await mine.outbox.orderBy("seq").toArray();
    expect(order.map(({ id }) => id)).toEqual([anIdentifier(5), REPORT.id, anIdentifier(3)]);
  });

  it("is there once, however often an interrupted adoption is done again [P2, F27]", async () => {
    const { local, mine } = await aLocalGuestAtWork();
    await adoptDevice(local, mine);
    await adoptDevice(local, mine);
    expect(await mine.outbox.count()).toBe(1);
    expect(await mine.photos.count()).toBe(1);
    expect(await mine.drafts.count()).toBe(1);
  });

  it("leaves a draft that the account has in a newer version, or has sent, as it is [P1, F71]", async () => {
    const { local, mine } = twoDevices();
    const draft = (n: number, title: string, updatedAt: number) =>
      aDraft({ id: anIdentifier(n), fields: { title }, updatedAt });
    await local.drafts.bulkAdd([
      draft(2, "older", NOW),
      draft(3, "newer", NOW),
      draft(4, "sent", NOW),
      draft(5, "same", NOW),
    ]);
    await mine.drafts.bulkAdd([draft(2, "mine", NOW + 1), draft(3, "mine", NOW - 1), draft(5, "mine", NOW)]);
    await commitCommand(mine, { command: aCommand({ id: anIdentifier(4) }), photoIds: [] });
    await adoptDevice(local, mine);
    const titles = (await mine.drafts.orderBy("id").toArray()).map(({ fields }) => fields);
    expect(titles).toEqual(["mine", "newer", "mine"].map((title) => ({ title })));
  });

  it.each([
    ["Le trou est là.", "est là", "Le trou est là."],
    ["Début", "Début et suite", "Début et suite"],
    ["Un\n\nDébut", "Début et suite", "Un\n\nDébut et suite"],
    ["Un", "Deux", "Un\n\nDeux"],
    ['Un {"', "Deux", 'Un {"\n\nDeux'],
    ["Un [{", "Deux", "Un [{\n\nDeux"],
    // What is no text is the account's.
    ['{"a":1}', '{"b":2}', '{"a":1}'],
    ['[{"id":1}]', '[{"id":2}]', '[{"id":1}]'],
  ])("meets « %s » of the account with « %s » [P1]", async (here, coming, after) => {
    const { local, mine } = twoDevices();
    const key = `${SETTING_DRAFT}message`;
    await local.settings.bulkAdd([
      { key, value: coming },
      { key: "visit 35024", value: "{}" },
    ]);
    await mine.settings.add({ key, value: here });
    const taken = await adoptDevice(local, mine);
    expect(await mine.settings.toArray()).toEqual([{ key, value: after }]);
    await local.settings.delete(key);
    await leaveBehind(local, taken);
    expect(await local.settings.toArray()).toEqual([{ key: "visit 35024", value: "{}" }]);
  });

  it("does not come back once it was taken and thrown away, but what was typed since comes along [P1]", async () => {
    const { local, mine } = await aLocalGuestAtWork();
    await local.drafts.add(aDraft({ id: anIdentifier(4) }));
    const taken = await adoptDevice(local, mine);
    await local.drafts.put(
      aDraft({ id: anIdentifier(4), fields: { title: "Banc cassé" }, updatedAt: NOW + 1 }),
    );
    await leaveBehind(local, taken);
    await mine.drafts.delete(anIdentifier(2));
    await adoptDevice(local, mine);
    expect(await local.outbox.count()).toBe(0);
    expect(await local.photos.count()).toBe(0);
    expect(await mine.drafts.toArray()).toMatchObject([
      { id: anIdentifier(4), fields: { title: "Banc cassé" } },
    ]);
  });

  it("takes the place of the draft that it was written from, if the account has it [P2, F71]", async () => {
    const { local, mine } = twoDevices();
    await mine.drafts.bulkAdd([aDraft({ id: REPORT.id }), aDraft({ id: anIdentifier(2) })]);
    await commitCommand(local, { command: REPORT, photoIds: [] });
    await adoptDevice(local, mine);
    expect(await mine.outbox.count()).toBe(1);
    expect(await mine.drafts.toCollection().primaryKeys()).toEqual([anIdentifier(2)]);
  });

  it("sends again what was being sent, and leaves what the city has applied [OFF-9]", async () => {
    const { local, mine } = await aLocalGuestAtWork();
    await commitCommand(local, { command: aCommand({ id: anIdentifier(3) }), photoIds: [] });
    await local.outbox.where("id").equals(REPORT.id).modify({ state: "applied" });
    await local.photos.update(PHOTO.id, { sent: true });
    await local.outbox.where("id").equals(anIdentifier(3)).modify({ state: "sending" });
    await adoptDevice(local, mine);
    expect(await mine.outbox.toArray()).toMatchObject([{ id: anIdentifier(3), state: "queued" }]);
    expect(await mine.photos.count()).toBe(0);
  });

  it("brings the words that were typed without a draft, and takes none of the account's away [P1, FORM-6, AUTH-28]", async () => {
    const { local, mine } = twoDevices();
    const key = `${SETTING_DRAFT}35024 message 1`;
    await local.settings.put({ key, value: "Le trou est encore là." });
    await local.settings.put({ key: "thread-seen 1", value: "12" });
    await mine.settings.put({ key: `${SETTING_DRAFT}35024 message 2`, value: "Merci !" });
    const taken = await adoptDevice(local, mine);
    await adoptDevice(local, mine);
    expect(await mine.settings.toArray()).toEqual([
      { key, value: "Le trou est encore là." },
      { key: `${SETTING_DRAFT}35024 message 2`, value: "Merci !" },
    ]);
    await leaveBehind(local, taken);
    expect(await local.settings.get(key)).toBeUndefined();
  });

  it("keeps both texts of one field, and what was typed while it was adopted [P1, FORM-6, AUTH-28]", async () => {
    const { local, mine } = twoDevices();
    const key = `${SETTING_DRAFT}35024 message 1`;
    await mine.settings.put({ key, value: "Bonjour." });
    await local.settings.put({ key, value: "Le trou" });
    const taken = await adoptDevice(local, mine);
    await local.settings.put({ key, value: "Le trou est encore là." });
    await leaveBehind(local, taken);
    await adoptDevice(local, mine);
    expect((await mine.settings.get(key))?.value).toBe("Bonjour.\n\nLe trou est encore là.");
  });
});
