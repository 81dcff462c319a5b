import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { ANOMALY_VIEWS } from "../../src/domain/anomaly/anomaly-view.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import { aCity } from "../examples/a-city.ts";
import { aModeration } from "../examples/a-command.ts";
import { aMembership, aModerator } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";

const INPUT = {
  receipts: [],
  pending: [],
  actor: aModerator(),
  city: aCity(),
  membership: aMembership(),
  tallies: new Map(),
} as const;

const held = (content: Anomaly) => [{ collection: "anomalies", content }] as const;

function shown(content: Anomaly, over: object = {}) {
  const listed = content.visibility === "private" ? [] : [publicProjectionOf(content)];
  const views = contentViews(ANOMALY_VIEWS, () => LAYING);
  return views(listed, { ...INPUT, moderated: held(content), ...over });
}

describe("what a moderator's device shows", () => {
  it.each(["pending", "hidden", "private"] as const)(
    "is all of a %s report, with what was answered to it [ANO-5] [MOD-5]",
    (visibility) => {
      const [step] = anAnomaly().history;
      const history = [{ ...step!, reason: "Pouvez-vous préciser l’adresse ?" }];
      const content = anAnomaly({ visibility, history });
      expect(shown(content)).toMatchObject([{ anomaly: content, mine: false, sync: null }]);
    },
  );

  it("follows the city where that has moved on [MOD-5]", () => {
    const stale = anAnomaly({ visibility: "pending", rev: 2 });
    const published = anAnomaly({ rev: 3, title: "Corrigé" });
    const views = contentViews(ANOMALY_VIEWS, () => LAYING);
    expect(views([published], { ...INPUT, moderated: held(stale) })).toMatchObject([
      { anomaly: { visibility: "public", title: "Corrigé" } },
    ]);
  });

  it("has its own decisions applied before the city has them [MOD-5]", () => {
    const content = anAnomaly({ visibility: "pending" });
    const pending = [{ command: aModeration({ to: "public" }), state: "queued" }] as const;
    expect(shown(content, { pending })).toMatchObject([
      { anomaly: { visibility: "public", title: content.title }, sync: "queued" },
    ]);
  });

  it("keeps what one's own decision, not sent yet, leaves to the town hall alone [MOD-5] [ANO-5]", () => {
    const pending = [{ command: aModeration({ to: "private" }), state: "queued" }] as const;
    expect(shown(anAnomaly(), { pending, moderated: [] })).toMatchObject([
      { anomaly: { visibility: "private", title: anAnomaly().title }, sync: "queued" },
    ]);
  });
});
