import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";
import type { ActivityView } from "../../../src/domain/activity/activity-view.ts";
import { activitiesSaying } from "../../../src/features/activities/list/activities-saying.ts";
import {
  activitiesIn,
  activityFilterFromQuery,
  DEFAULT_ACTIVITY_FILTER,
  queryWithActivityFilter,
} from "../../../src/features/activities/list/activity-filter.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { NOW } from "../../examples/identifiers.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

function view(over: Partial<ActivityView["activity"]>): ActivityView {
  const activity = anActivity({ startsAt: NOW + HOUR_MS, endsAt: NOW + 2 * HOUR_MS, ...over });
  return { activity, sync: null, mine: false, going: false, interested: false, followed: false };
}

describe("the filter of activities", () => {
  it("is read from an address as it was written, and nonsense is left out [ACT-11]", () => {
    const kind = { category: "sport", access: "lsf", free: true } as const;
    const filter = { tab: "past", ...kind, month: "2026-06", q: "judo" } as const;
    const query = queryWithActivityFilter(new URLSearchParams("view=map"), filter);
    expect(query.get("view")).toBe("map");
    expect(activityFilterFromQuery(query)).toEqual(filter);
    const nonsense = new URLSearchParams(
      "tab=never&category=constructor&access=toString&free=yes&month=2026-13",
    );
    expect(activityFilterFromQuery(nonsense)).toEqual(DEFAULT_ACTIVITY_FILTER);
  });

  it("leaves what costs something, is of another kind or without what is needed out [ACT-11]", () => {
    const free = view({ priceKind: "gratuit", categoryId: "sport" });
    const dear = view({ priceKind: "payant", categoryId: "culture", access: ["lsf"] });
    const shown = (filter: object) =>
      activitiesIn({ ...DEFAULT_ACTIVITY_FILTER, ...filter }, [free, dear], NOW, "Europe/Paris");
    expect(shown({})).toHaveLength(2);
    expect(shown({ free: true })).toEqual([free]);
    expect(shown({ category: "culture" })).toEqual([dear]);
    expect(shown({ access: "lsf" })).toEqual([dear]);
  });

  it("finds by every word, without accents, in title, place and organiser [ACT-11]", () => {
    const one = view({ title: "Fête du vélo", organiserName: "Les Échappés" });
    expect(activitiesSaying(i18n, "echappes velo", [one])).toEqual([one]);
    expect(activitiesSaying(i18n, "velo poney", [one])).toEqual([]);
  });
});
