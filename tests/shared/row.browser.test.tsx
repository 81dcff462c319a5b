import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { DataProvider } from "../../src/data/data-context.ts";
import type { Actor } from "../../src/domain/account/actor.ts";
import { ACTIVITY_STATUSES } from "../../src/domain/activity/activity.ts";
import { ANOMALY_STATUSES } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { VISIBILITIES } from "../../src/domain/content/content.ts";
import { IDEA_STATUSES } from "../../src/domain/idea/idea.ts";
import { ActivityCard } from "../../src/features/activities/list/activity-card.tsx";
import { AnomalyCard } from "../../src/features/anomalies/cards/anomaly-card.tsx";
import { IdeaCard } from "../../src/features/ideas/list/idea-card.tsx";
import { ItemRow, RowCount } from "../../src/shared/collection/item-row.tsx";
import { aCity } from "../examples/a-city.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { openDatabases } from "../features/open-databases.ts";
import { barriers, renderFramed } from "../ui/framed.tsx";
import { PlainList } from "./plain-list.tsx";

const TITLE = "Passage piéton effacé devant l’école maternelle";
const LONG = { title: TITLE, address: "19 avenue de la République, 35830 Betton", followersCount: 14 };
const OTHERS = { sync: null, mine: false, followed: false } as const;
const WEEKS_AGO = Date.now() - 25 * DAY_MS;
const DECEMBER = Date.parse("2027-12-15T18:30:00+01:00");

const reports = ANOMALY_STATUSES.map((status, n) => {
  const anomaly = anAnomaly({ ...LONG, id: anIdentifier(n), status, meTooCount: 12, createdAt: WEEKS_AGO });
  return <AnomalyCard key={status} view={{ ...OTHERS, anomaly, meToo: false }} to="/" />;
});
const ideas = IDEA_STATUSES.map((status, n) => {
  const idea = anIdea({ ...LONG, id: anIdentifier(n), status, supportsCount: 49, createdAt: WEEKS_AGO });
  const view = { ...OTHERS, idea, supported: false, supportedAsGuest: false };
  return <IdeaCard key={status} view={view} threshold={50} to="/" />;
});
const activities = ACTIVITY_STATUSES.map((status, n) => {
  const over = { id: anIdentifier(n), status, goingCount: 58, startsAt: DECEMBER, placeName: "" };
  const view = { ...OTHERS, activity: anActivity({ ...LONG, ...over }), going: false, interested: false };
  return <ActivityCard key={status} view={view} to="/" />;
});

/** One of each kind and visibility. */
const unlikes = VISIBILITIES.flatMap((visibility, n) => {
  const over = { ...LONG, visibility, createdAt: WEEKS_AGO };
  const anomaly = anAnomaly({ ...over, id: anIdentifier(3 * n) });
  const idea = anIdea({ ...over, id: anIdentifier(3 * n + 1) });
  const activity = anActivity({ ...over, id: anIdentifier(3 * n + 2) });
  return [
    <AnomalyCard key={anomaly.id} view={{ ...OTHERS, anomaly, meToo: false }} to="/" />,
    <IdeaCard
      key={idea.id}
      view={{ ...OTHERS, idea, supported: false, supportedAsGuest: false }}
      threshold={50}
      to="/"
    />,
    <ActivityCard key={activity.id} view={{ ...OTHERS, activity, going: false, interested: false }} to="/" />,
  ];
});

const LISTS = { anomalies: reports, ideas, activities } as const;

async function show(rows: readonly ReactNode[], actor?: Partial<Actor>): Promise<void> {
  const data = await openDatabases({ city: aCity(), actor, heard: true });
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <h1>Betton</h1>
        {rows}
      </main>
    </DataProvider>,
  );
  await expect.poll(() => linesOfFacts().length).toBeGreaterThanOrEqual(rows.length);
}

const linesOfFacts = () => [...document.querySelectorAll("p:has(> [data-shrinks])")];
const heights = () =>
  [...document.querySelectorAll("[data-selected]")].map((row) => row.getBoundingClientRect().height);

const widths = (of: string) =>
  [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect().width);
const drawn = () =>
  [...document.querySelectorAll("li h2")].filter((row) =>
    row.checkVisibility({ contentVisibilityAuto: true }),
  ).length;

/** What is not to be seen, or only in part: of a place a letter and an ellipsis may be enough. */
function lost(placeMayShrink: boolean): readonly string[] {
  return linesOfFacts().flatMap((line) => {
    const { right, bottom } = line.getBoundingClientRect();
    const left = line.previousElementSibling?.getBoundingClientRect().left ?? 0;
    const facts = [...line.children].filter((fact) => {
      const box = fact.getBoundingClientRect();
      if (box.bottom > bottom + 1 || box.right > right + 1) return true;
      if (lettersOf(fact).some((letters) => letters.left < left - 1)) return true;
      if (fact.scrollWidth <= fact.clientWidth) return false;
      return !placeMayShrink || fact.getAttribute("data-shrinks") !== "true" || box.width < 28;
    });
    return facts.map(({ textContent }) => `${textContent} of ${line.textContent}`);
  });
}

function lettersOf(fact: Element): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(fact);
  return [...range.getClientRects()];
}

afterEach(async () => {
  await cleanup();
  document.documentElement.style.fontSize = "";
  await page.viewport(414, 896);
});

describe("a row of a list", () => {
  it.for(Object.entries(LISTS))("loses no fact of %s, however narrow the phone [UI-36]", async ([, rows]) => {
    await show(rows);
    for (const width of [390, 360, 320]) {
      await page.viewport(width, 844);
      expect(lost(true), `${width} px`).toEqual([]);
    }
    expect(await barriers()).toEqual([]);
  });

  it.for(["anomalies", "ideas"] as const)("of %s is as high as its picture asks [UI-36]", async (list) => {
    await page.viewport(390, 844);
    await show(LISTS[list]);
    expect(Math.max(...heights())).toBeLessThanOrEqual(96);
  });

  it.for(Object.entries(LISTS))(
    "of %s cuts nothing where letters are large [UI-29] [UI-36]",
    async ([, rows]) => {
      document.documentElement.style.fontSize = "200%";
      await show(rows);
      for (const width of [390, 320]) {
        await page.viewport(width, 844);
        expect(lost(false), `${width} px`).toEqual([]);
      }
    },
  );

  it("is no higher for a third count, which is said to the ear where there is no room [ANO-12]", async () => {
    const counted = (count: number) => (
      <ItemRow
        key={count}
        content={anAnomaly({ id: anIdentifier(count) })}
        title={TITLE}
        photo={undefined}
        field={{ icon: Users, hue: 0 }}
        facts={<span data-shrinks>Signalée</span>}
        counts={Array.from({ length: count }, (_, n) => (
          <RowCount key={n} count={12} icon={<Users />}>{`12 fois ${n}`}</RowCount>
        ))}
        to="/"
      />
    );
    await show([counted(2), counted(3)]);
    for (const width of [320, 390, 1440]) {
      await page.viewport(width, 844);
      expect(new Set(heights()).size, `${width} px`).toBe(1);
    }
    await expect.element(page.getByText("12 fois 1").last()).toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("says to moderators alone what not everybody reads now, whatever has become of the matter [MOD-18]", async () => {
    await show(unlikes, { moderatorOfCities: ["35024"] });
    for (const words of ["En attente de vérification", "Masquée", "Non publique"])
      await expect.poll(() => page.getByText(words, { exact: true }).elements().length).toBe(3);
    await expect.element(page.getByText("Publique", { exact: true })).not.toBeInTheDocument();
    // Where a report and an idea begin goes without saying of those three.
    for (const words of ["Signalée", "À soutenir"])
      await expect.poll(() => page.getByText(words, { exact: true }).elements().length).toBe(1);
    for (const width of [390, 320]) {
      await page.viewport(width, 844);
      expect(lost(true), `${width} px`).toEqual([]);
    }
    expect(await barriers()).toEqual([]);
    await cleanup();
    await show(unlikes);
    await expect.element(page.getByText("En attente de vérification")).not.toBeInTheDocument();
    await expect.element(page.getByText("Non publique")).not.toBeInTheDocument();
  });

  it("stays as wide as its list when the phone is turned [UI-36]", async () => {
    await page.viewport(390, 844);
    const ids = Array.from({ length: 40 }, (_, n) => anIdentifier(n));
    await show([<PlainList key="list" items={ids} renderRow={(id) => reports[ids.indexOf(id) % 12]} />]);
    await expect.poll(() => drawn()).toBeGreaterThan(12);
    // Those that were drawn and are no more keep what they were asked about their width.
    await page.viewport(320, 400);
    await expect.poll(() => drawn()).toBeLessThan(12);
    expect(Math.max(...widths("li"))).toBe(Math.max(...widths("ul")));
  });
});
