import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope, BETTON, publish } from "./a-town.ts";
import { aDevice, type Device } from "./a-device.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTime, type FakeTime } from "./fake-time.ts";

const SCOPE = anomaliesScope();

let time: FakeTime;
let server: FakeServer;
let device: Device;

beforeEach(async () => {
  time = fakeTime(NOW);
  server = new FakeServer(time);
  device = await aDevice(server, time);
});

afterEach(() => device.close());

async function live() {
  const pull = device.start([SCOPE]);
  await time.advance(SECOND_MS);
  expect(pull.state(SCOPE)).toBe("live");
  return pull;
}

const count = async () => (await device.held("anomalies")).size;

describe("what the city takes back", () => {
  it("lets withdrawn and erased reports go, hazard 12 [PULL-7] [F76]", async () => {
    const [withdrawn, erased] = [publish(server, 1), publish(server, 2)];
    publish(server, 3);
    const pull = await live();
    expect(await count()).toBe(3);
    server.write(BETTON, withdrawn, { id: withdrawn, cityId: "35024", _deleted: true, rev: 2 });
    server.erase(BETTON, erased);
    await time.advance(100);
    expect(await count()).toBe(1);
    await pull.stop();
  });

  it("keeps nothing of a hidden report's text, whatever the server sends of it, hazard 12 [PULL-7]", async () => {
    const id = publish(server, 1);
    const pull = await live();
    publish(server, 1, {
      visibility: "hidden",
      rev: 2,
      title: "Le nom de mon voisin",
      description: "Son adresse",
    });
    await time.advance(100);
    const row = (await device.replica.anomalies.findOne(id).exec())?.toJSON();
    expect(row).toMatchObject({ listed: false, doc: { visibility: "hidden", title: "", description: "" } });
    expect(JSON.stringify(row)).not.toContain("voisin");
    await pull.stop();
  });

  it("keeps nothing of the content in the tombstone itself, hazard 12 [PULL-7]", async () => {
    const id = publish(server, 1);
    const pull = await live();
    server.erase(BETTON, id);
    await time.advance(100);
    const [kept] = await device.replica.anomalies.storageInstance.findDocumentsById([id], true);
    expect(kept).toMatchObject({ _deleted: true, doc: null });
    await pull.stop();
  });

  it("shows again what was erased by mistake and written anew [PULL-7]", async () => {
    const id = publish(server, 1, { rev: 4 });
    const pull = await live();
    server.erase(BETTON, id);
    await time.advance(100);
    publish(server, 1, { rev: 1 });
    await time.advance(100);
    expect(await count()).toBe(1);
    await pull.stop();
  });
});
