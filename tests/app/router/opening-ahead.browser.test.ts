import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { writeCityRecord } from "../../../src/app/city/city-record.ts";
import { rememberCommune } from "../../../src/app/city/remember-commune.ts";
import { keepOpeningAhead } from "../../../src/app/router/opening-ahead.ts";
import { rowOf as outboxRowOf } from "../../../src/data/device/commit-command.ts";
import { openingIn, rememberedOpening } from "../../../src/data/memberships/opening.ts";
import { liveMembership } from "../../../src/data/memberships/use-membership.ts";
import { livePending } from "../../../src/data/outbox/live-pending.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMyPlace, someCityPreferences } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { openDatabases, rowOf } from "../../features/open-databases.ts";

const city = aCity({ mapProvider: null });
const home = aMyPlace();
const opening = () => openingIn(localStorage).read();

/** Somebody whose map opens on their own place in Betton, and who looks at Betton now. */
async function keep({ lives = city.id }: { readonly lives?: CityId } = {}) {
  writeCityRecord(localStorage, { cityId: lives, pendingCityId: null, provisional: null });
  const membership = aMembership({ places: [home], opensOn: home.id });
  const opened = await openDatabases({ city, membership, actor: undefined, heard: true });
  onTestFinished(keepOpeningAhead(opened, city.id));
  return { ...opened, membership };
}

beforeEach(() => rememberCommune(localStorage, city));
afterEach(() => localStorage.clear());

describe("the place of their own on which the map opens", () => {
  it("is kept for the next start, for this person and this commune alone [CITY-13, P8]", async () => {
    const { actor } = await keep();
    await expect.poll(opening).toMatchObject({ place: home.place });
    expect(rememberedOpening(localStorage, actor.uid, city.id)).toEqual(home.place);
    expect(rememberedOpening(localStorage, "somebody-else", city.id)).toBeUndefined();
    expect(rememberedOpening(localStorage, actor.uid, "29019")).toBeUndefined();
  });

  it("is kept with its ground, and without where the commune has a map of its own [NAV-11]", async () => {
    await keep();
    await expect.poll(() => localStorage.getItem("parvis.opening")).toContain('"ground":{"url":');
    localStorage.removeItem("parvis.commune");
    await keep();
    await expect.poll(() => localStorage.getItem("parvis.opening")).not.toContain("ground");
    expect(opening()).toMatchObject({ place: home.place });
  });

  it("is forgotten as soon as it is taken back, without network too [CITY-13]", async () => {
    const { device } = await keep();
    await expect.poll(opening).toBeDefined();
    const command = someCityPreferences({ places: [home], opensOn: null });
    await device.outbox.add(outboxRowOf({ command, photoIds: [] }));
    await expect.poll(opening).toBeUndefined();
  });

  it("is forgotten where another device took it back [CITY-13]", async () => {
    const { replica, membership } = await keep();
    await expect.poll(opening).toBeDefined();
    await replica.userCities.upsert(rowOf("userCities", { ...membership, opensOn: null, rev: 2 }));
    await expect.poll(opening).toBeUndefined();
  });

  it("is left as it is by a commune that is only looked at [CITY-13]", async () => {
    const { replica, device, actor, membership } = await keep({ lives: "29019" });
    const own = { uid: actor.uid, cityId: "29019", place: city.position };
    openingIn(localStorage).write(own);
    const [kept, pending] = [liveMembership(replica, city.id), livePending(device)];
    for (const live of [kept, pending]) onTestFinished(live.subscribe(() => undefined));
    await replica.userCities.upsert(rowOf("userCities", { ...membership, opensOn: null, rev: 2 }));
    await expect.poll(() => [kept.value()?.rev, pending.value()]).toEqual([2, []]);
    expect(opening()).toEqual(own);
  });
});
