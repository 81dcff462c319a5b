import { expect, it } from "vitest";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { MARKUP } from "../../examples/markup.ts";
import { NOTHING, watchMarkup } from "../../support/watched-markup.ts";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const WAITING = MARKUP.slice(0, 30).map((text, n) =>
  anAnomaly({
    id: anIdentifier(n + 1),
    visibility: "pending",
    title: text,
    description: MARKUP[n + 30] ?? text,
    address: text,
    authorName: text,
    flags: [{ code: "other", text, at: NOW, byKind: "resident" }],
  }),
);

it("markup is read as it was written in what moderators check [SEC-22] [MOD-6]", async () => {
  const came = watchMarkup();
  const data = await openDatabases({
    city: aCity({ moderatorsCount: 2 }),
    anomalies: WAITING.map(publicProjectionOf),
    moderated: WAITING,
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data);
  for (const text of MARKUP) await expect.poll(() => document.body.textContent).toContain(text);
  expect(came()).toEqual(NOTHING);
});
