import { describe, expect, it } from "vitest";
import { ANOMALY_STATUSES, isOpen } from "../../../src/domain/anomaly/statuses.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { anomaliesIn } from "../../../src/features/anomalies/filter/anomalies-in.ts";
import { DEFAULT_FILTER, type AnomalyFilter } from "../../../src/features/anomalies/filter/anomaly-filter.ts";
import { NOW, anIdentifier } from "../../examples/identifiers.ts";
import { aView } from "./a-view.ts";

const views = ANOMALY_STATUSES.map((status, index) => aView({ id: anIdentifier(index), status }));

function shown(filter: Partial<AnomalyFilter>, among = views) {
  return anomaliesIn({ locale: "fr" }, { ...DEFAULT_FILTER, ...filter }, among, NOW).shown;
}

function closedAt(at: number) {
  const history = [{ at, status: "resolved", reason: "", byKind: "moderator", byName: "" }] as const;
  return aView({ id: anIdentifier(at % 1000), status: "resolved", history });
}

describe("the reports a filter keeps", () => {
  it("shows every open report, and none that was closed long ago, by default [ANO-12]", () => {
    const statuses = (filter: Partial<AnomalyFilter>) => shown(filter).map(({ anomaly }) => anomaly.status);
    expect(statuses({})).toEqual(ANOMALY_STATUSES.filter(isOpen));
    expect(statuses({ status: "open" })).toEqual(ANOMALY_STATUSES.filter(isOpen));
  });

  it("shows what was closed of late by default, and does not count it as hidden [ANO-33]", () => {
    const views = [closedAt(NOW - 30 * DAY_MS), closedAt(NOW - 31 * DAY_MS)];
    expect(shown({}, views)).toEqual(views.slice(0, 1));
    expect(anomaliesIn({ locale: "fr" }, DEFAULT_FILTER, views, NOW).hidden).toEqual(views.slice(1));
    expect(shown({ status: "open" }, views)).toEqual([]);
  });

  it("tells apart what is resolved and what has no follow-up [ANO-12]", () => {
    expect(shown({ status: "resolved" }).map(({ anomaly }) => anomaly.status)).toEqual(["resolved"]);
    expect(shown({ status: "rejected" }).map(({ anomaly }) => anomaly.status)).toEqual(["rejected"]);
  });

  it("shows doubles and withdrawn reports to nobody but their author [ANO-12]", () => {
    const statuses = (filter: Partial<AnomalyFilter>, mine: boolean) =>
      shown(
        { status: "all", ...filter },
        views.map((view) => ({ ...view, mine })),
      ).map(({ anomaly }) => anomaly.status);
    expect(statuses({}, true)).not.toContain("duplicate");
    expect(statuses({ mine: true }, true)).toContain("duplicate");
    expect(statuses({ mine: true }, false)).toEqual([]);
  });

  it("counts the closed reports that only the status keeps out of sight [ANO-12, ANO-33]", () => {
    const resolved = [1, 2, 3].map((n) =>
      aView({
        id: anIdentifier(n),
        status: n === 1 ? "rejected" : "resolved",
        categoryId: n === 3 ? "eau" : "voirie",
      }),
    );
    expect(
      anomaliesIn({ locale: "fr" }, { ...DEFAULT_FILTER, category: "voirie" }, resolved, NOW).hidden,
    ).toHaveLength(2);
    expect(anomaliesIn({ locale: "fr" }, { ...DEFAULT_FILTER, status: "all" }, resolved, NOW).hidden).toEqual(
      [],
    );
    // Who asks for these alone has chosen to leave the others out.
    const rejected = { ...DEFAULT_FILTER, status: "rejected" } as const;
    expect(anomaliesIn({ locale: "fr" }, rejected, resolved, NOW).hidden).toEqual([]);
  });

  it("counts a period from when the report was made, to the millisecond [ANO-12]", () => {
    const week = 7 * DAY_MS;
    const [inside, outside] = [aView({ createdAt: NOW - week }), aView({ createdAt: NOW - week - 1 })];
    expect(shown({ period: "week" }, [inside, outside])).toEqual([inside]);
  });

  it("counts the age of a report that has no number yet from the moment it was sent [ANO-12]", () => {
    const waiting = aView({ number: "", performedAt: NOW, createdAt: 0 });
    expect(shown({ period: "week" }, [waiting])).toEqual([waiting]);
  });

  it("finds words in title, address, number and category, accents aside, in any order [ANO-8]", () => {
    const view = aView({ title: "Trou devant l’école", address: "4 allée des Œillets", number: "2026-0007" });
    const texts = ["ecole TROU", "oeillets", "2026-0007", "chaussée voirie", "  "];
    expect(texts.filter((text) => shown({ text }, [view]).length === 0)).toEqual([]);
    expect(shown({ text: "école gare" }, [view])).toEqual([]);
  });

  it("finds words with one typo where no report says them, whatever its status [ANO-12]", () => {
    const open = aView({ id: anIdentifier(1), title: "Bande effacée" });
    const closed = aView({ id: anIdentifier(2), title: "Banc cassé", status: "resolved" });
    expect(shown({ text: "efacee" }, [open, closed])).toEqual([open]);
    expect(shown({ text: "bande" }, [open, closed])).toEqual([open]);
    // The resolved one says it: none is proposed in its place, and it is counted among those that are hidden.
    expect(shown({ text: "banc" }, [open, closed])).toEqual([]);
    const filter = { ...DEFAULT_FILTER, text: "banc" };
    expect(anomaliesIn({ locale: "fr" }, filter, [open, closed], NOW).hidden).toEqual([closed]);
  });

  it("keeps to one category, to mine and to what I follow [ANO-12]", () => {
    const followed = aView(
      { id: anIdentifier(1), categoryId: "eau", subcategoryId: "odeur" },
      { followed: true },
    );
    const mine = aView({ id: anIdentifier(2) }, { mine: true });
    expect(shown({ followed: true }, [followed, mine])).toEqual([followed]);
    expect(shown({ mine: true }, [followed, mine])).toEqual([mine]);
    expect(shown({ category: "eau" }, [followed, mine])).toEqual([followed]);
  });
});
