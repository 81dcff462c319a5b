import { describe, expect, it } from "vitest";
import { BETTON, publish } from "./a-town.ts";
import { aPullingDevice } from "./a-pulling-device.ts";

const here = aPullingDevice();

describe("what the city takes back", () => {
  it("lets withdrawn and erased reports go, hazard 12 [PULL-7] [F76]", async () => {
    const [withdrawn, erased] = [publish(here.server, 1), publish(here.server, 2)];
    publish(here.server, 3);
    const pull = await here.live();
    expect(await here.count()).toBe(3);
    here.server.write(BETTON, withdrawn, { id: withdrawn, cityId: "35024", _deleted: true, rev: 2 });
    here.server.erase(BETTON, erased);
    await here.time.advance(100);
    expect(await here.count()).toBe(1);
    await pull.stop();
  });

  it("keeps nothing of a hidden report's text, whatever the server sends of it, hazard 12 [PULL-7]", async () => {
    const id = publish(here.server, 1);
    const pull = await here.live();
    publish(here.server, 1, {
      visibility: "hidden",
      rev: 2,
      title: "Le nom de mon voisin",
      description: "Son adresse",
    });
    await here.time.advance(100);
    const row = (await here.device.replica.anomalies.findOne(id).exec())?.toJSON();
    expect(row).toMatchObject({ listed: false, doc: { visibility: "hidden", title: "", description: "" } });
    expect(JSON.stringify(row)).not.toContain("voisin");
    await pull.stop();
  });

  it("keeps nothing of the content in the tombstone itself, hazard 12 [PULL-7]", async () => {
    const id = publish(here.server, 1);
    const pull = await here.live();
    here.server.erase(BETTON, id);
    await here.time.advance(100);
    const [kept] = await here.device.replica.anomalies.storageInstance.findDocumentsById([id], true);
    expect(kept).toMatchObject({ _deleted: true, doc: null });
    await pull.stop();
  });

  it("shows again what was erased by mistake and written anew [PULL-7]", async () => {
    const id = publish(here.server, 1, { rev: 4 });
    const pull = await here.live();
    here.server.erase(BETTON, id);
    await here.time.advance(100);
    publish(here.server, 1, { rev: 1 });
    await here.time.advance(100);
    expect(await here.count()).toBe(1);
    await pull.stop();
  });
});
