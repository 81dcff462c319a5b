import { setupI18n } from "@lingui/core";
import { Lamp, TreeDeciduous } from "lucide-react";
import { describe, expect, it } from "vitest";
import { ANOMALY_STATUSES, STATUS_FACTS } from "../../../src/domain/anomaly/statuses.ts";
import { anomalyPins } from "../../../src/features/anomalies/map/anomaly-pins.ts";
import { statusTone } from "../../../src/features/anomalies/words/status-looks.ts";
import { aView } from "./a-view.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {}, en: {} } });

describe("the pins of a map", () => {
  it("are made once for a view that stays, and anew in another language [MAP-1, UI-4]", () => {
    i18n.activate("fr");
    const views = [aView()];
    const [pin] = anomalyPins(i18n, views);
    expect(anomalyPins(i18n, views)[0]).toBe(pin);
    i18n.activate("en");
    expect(anomalyPins(i18n, views)[0]).not.toBe(pin);
  });

  it("say the status by shape and tone, and the category by icon [MAP-1]", () => {
    const [round] = anomalyPins(i18n, [aView({ status: "new", categoryId: "eclairage" })]);
    expect(round).toMatchObject({ shape: "round", tone: "primary", icon: Lamp });
    const [square] = anomalyPins(i18n, [aView({ status: "planned", categoryId: "vegetal" })]);
    expect(square).toMatchObject({ shape: "square", tone: "warning", icon: TreeDeciduous });
  });

  it.each(ANOMALY_STATUSES.filter((status) => STATUS_FACTS[status].shape !== "none"))(
    "have the colour of the chip that says the status: %s [MAP-1]",
    (status) => {
      const [pin] = anomalyPins(i18n, [aView({ status })]);
      expect(pin?.tone).toBe(statusTone(status) === "info" ? "primary" : statusTone(status));
    },
  );

  it("tell « Sans suite » from « Résolue » by shape and tone [MAP-19]", () => {
    const looks = (["resolved", "rejected"] as const).map(
      (status) => anomalyPins(i18n, [aView({ status })])[0],
    );
    expect(looks).toMatchObject([
      { shape: "diamond", tone: "success" },
      { shape: "bar", tone: "neutral" },
    ]);
  });

  it("leave out what has no place on a map [MAP-1]", () => {
    const withdrawn = aView({ status: "withdrawn" });
    expect(anomalyPins(i18n, [withdrawn])).toEqual([]);
  });
});
