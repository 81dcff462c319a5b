import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { publicActivityOf } from "../../src/domain/activity/public-activity.ts";
import { publicIdeaOf } from "../../src/domain/idea/public-idea.ts";
import { rowOf as outboxRow } from "../../src/data/device/commit-command.ts";
import { noteVisit } from "../../src/data/device/city-visit.ts";
import { ACTIVITY_VIEWS } from "../../src/domain/activity/activity-view.ts";
import { localTimeOf, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { EMPTY_ACTIVITY } from "../../src/features/activities/write/activity-form.ts";
import { NearActivities } from "../../src/features/activities/write/near-activities.tsx";
import { aProposedActivity } from "../examples/an-activity.ts";
import { aPublishedIdea } from "../examples/an-idea.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { barriers, renderFramed } from "../ui/framed.tsx";
import { inHours, openActivities } from "./activities/open-activities.tsx";
import { numbered, openIdeas } from "./ideas/open-ideas.tsx";
import { rowOf, type Databases } from "./open-databases.ts";

const ID = anIdentifier(1);
const NOW = Date.now();
const CODE = { count: 1, at: NOW, to: "hidden", code: "privacy", reason: "" } as const;
const PHOTOS = [{ id: anIdentifier(11), alt: "" }];
const IDEA = { ...aPublishedIdea({ photos: PHOTOS }), performedAt: NOW };
const { startsAt, endsAt } = inHours(1, 50);
const ACTIVITY = { ...aProposedActivity({ photos: PHOTOS, startsAt, endsAt }), performedAt: NOW };
const HIDDEN = {
  visibility: "hidden",
  moderated: { ...CODE, byKind: "moderator", byName: "", by: "" },
} as const;

/** The screens of both entities beside the reports. */
const SIBLINGS = [
  {
    name: "an idea",
    title: "Une idée n° 1",
    list: () => openIdeas({ at: "/city/35024/map/ideas", ideas: [numbered(1, { createdAt: NOW })] }),
    several: (at: string) =>
      openIdeas({ at: `/city/35024/map/${at}`, ideas: [1, 2, 3].map((n) => numbered(n)) }),
    one: "idea",
    detail: () => openIdeas({ at: `/city/35024/map/idea/${ID}`, ideas: [numbered(1)] }),
    unsent: IDEA,
    openUnsent: () => openIdeas({ at: `/city/35024/map/idea/${IDEA.id}` }),
    openSent: () => openIdeas({ at: `/city/35024/map/new-idea?draft=${IDEA.id}` }),
    form: () => openIdeas({ at: "/city/35024/map/new-idea" }),
    hide: ({ replica }: Databases) => replica.ideas.upsert(rowOf("ideas", publicIdeaOf(numbered(1, HIDDEN)))),
  },
  {
    name: "an activity",
    title: "Activité n° 1",
    list: () => openActivities("activities", [inHours(1, 50, { createdAt: NOW })]),
    several: (at: string) =>
      openActivities(
        at,
        [1, 2, 3].map((n) => inHours(n, n * 50)),
      ),
    one: "activity",
    detail: () => openActivities(`activity/${ID}`, [inHours(1, 50)]),
    unsent: ACTIVITY,
    openUnsent: () => openActivities(`activity/${ACTIVITY.id}`),
    openSent: () => openActivities(`new-activity?draft=${ACTIVITY.id}`),
    form: () => openActivities("new-activity"),
    hide: ({ replica }: Databases) =>
      replica.activities.upsert(rowOf("activities", publicActivityOf(inHours(1, 50, HIDDEN)))),
  },
] as const;

describe.each(SIBLINGS)(
  "$name",
  ({ title, list, several, one, detail, form, hide, unsent, openUnsent, openSent }) => {
    it("leads to the next in the order of the list, and says its place there [ANO-12]", async () => {
      await several(`${one}/${anIdentifier(2)}`);
      await expect.element(page.getByText("2 sur 3")).toBeVisible();
      await page.getByRole("link", { name: "Suivante" }).click();
      await expect.element(page.getByRole("heading", { name: title.replace("1", "3") })).toBeVisible();
      await expect.element(page.getByText("3 sur 3")).toBeVisible();
      await expect.element(page.getByRole("link", { name: "Précédente" })).toBeVisible();
      expect(await barriers()).toEqual([]);
    });

    it("is shared, printed and flagged like a report [ANO-12] [MOD-7]", async () => {
      await detail();
      await expect.element(page.getByRole("button", { name: "Partager" })).toBeVisible();
      const more = page.getByRole("button", { name: "Plus", exact: true });
      await more.click();
      await expect.element(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
      await page.getByRole("button", { name: "Signaler ce contenu" }).click();
      await expect.element(page.getByRole("dialog")).toBeVisible();
      expect(await barriers()).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
      await expect.element(more).toHaveFocus();
    });

    it("is not shared, nor its photos awaited, nor its pin whole, before it has left this device [OFF-17] [MAP-18]", async () => {
      const { device } = await openUnsent();
      await device.outbox.add(outboxRow({ command: unsent, photoIds: [] }));
      await expect.element(page.getByText("En attente d’envoi", { exact: true }).first()).toBeVisible();
      await expect.element(page.getByRole("button", { name: "Plus", exact: true })).toBeVisible();
      await expect.element(page.getByRole("button", { name: "Partager" })).not.toBeInTheDocument();
      expect(document.body.textContent).not.toContain("photo attendue");
      await expect.poll(() => document.querySelector("svg[data-waiting]")).not.toBeNull();
    });

    it("is known again by its photo and its place once it was sent, beside its words on a desktop [FORM-10]", async () => {
      onTestFinished(() => page.viewport(414, 896));
      await page.viewport(1440, 900);
      const { device } = await openSent();
      await device.outbox.add(outboxRow({ command: unsent, photoIds: [] }));
      const saved = page.getByRole("heading", { name: "Enregistré sur cet appareil" });
      await expect.element(saved).toBeVisible();
      const map = page.getByRole("img", { name: /, sur la carte de Betton$/u });
      await expect.element(map).toBeVisible();
      await expect.element(page.getByRole("img", { name: "Votre photo" })).toBeInTheDocument();
      const [words, picture] = [saved, map].map((part) => part.element().getBoundingClientRect());
      expect(picture?.left).toBeGreaterThan(Number(words?.right));
      expect(await barriers()).toEqual([]);
    });

    it("leads to its discussion [THR-12]", async () => {
      await detail();
      await expect.element(page.getByRole("heading", { name: "Discussion" })).toBeVisible();
      await expect.element(page.getByRole("link", { name: "Ouvrir la discussion" })).toBeVisible();
    });

    it("that a moderator hides leaves the screen it is read on, and says why [MOD-4] [IDEA-5] [ACT-6]", async () => {
      const opened = await detail();
      await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
      await hide(opened);
      await expect.element(page.getByText(/Donnée personnelle/u)).toBeVisible();
      await expect.element(page.getByText(title)).not.toBeInTheDocument();
    });

    it("is new since the last visit [ANO-34]", async () => {
      const { device } = await list();
      await noteVisit(device, "35024", NOW - 3 * HOUR_MS);
      await noteVisit(device, "35024", NOW - MINUTE_MS);
      await expect
        .element(page.getByText(/Depuis votre dernière visite \(.*\)\s: 1 nouveauté/u))
        .toBeVisible();
    });

    it("is a draft from the first letter on, and kept on the device [FORM-6]", async () => {
      const { device } = await form();
      await page.getByRole("textbox", { name: "Titre" }).fill("Un brouillon de la veille");
      await expect
        .poll(async () => (await device.drafts.toArray()).map(({ fields }) => fields))
        .toMatchObject([{ title: "Un brouillon de la veille" }]);
    });
  },
);

describe("an activity that is written", () => {
  it("shows what is announced at the same place within two hours [ACT-8]", async () => {
    const known = inHours(1, 48);
    const { place } = known;
    const start = localTimeOf(known.startsAt + HOUR_MS, timeZoneOf("35024"));
    const form = { ...EMPTY_ACTIVITY, place, start };
    const view = ACTIVITY_VIEWS.viewOf(known, { sync: null, mine: false, marks: new Set() });
    await renderFramed(<NearActivities cityId="35024" form={form} views={[view]} />);
    await expect.element(page.getByText("Est-ce déjà annoncé ?")).toBeVisible();
    await expect.element(page.getByRole("link", { name: known.title })).toBeVisible();
  });
});

describe("the activities of a commune", () => {
  it("say that one is today, and count apart what is cancelled [ACT-4]", async () => {
    await openActivities("activities", [
      inHours(1, 0),
      inHours(2, 50),
      inHours(3, 60, { status: "cancelled" }),
    ]);
    await expect.element(page.getByText(/^2\sactivités\s·\s1\sannulée$/u)).toBeVisible();
    const today = page.getByRole("listitem").filter({ hasText: "Activité n° 1" });
    await expect.element(today.getByText(/^Aujourd’hui, \d/u)).toBeVisible();
  });
});

describe("an activity that changed", () => {
  it("says step by step how it changed since it was announced, and its last reason once [ACT-7]", async () => {
    const reason = "La salle est fermée pour travaux jusqu’à nouvel ordre.";
    const step = { at: NOW - HOUR_MS, reason: "", byKind: "resident", byName: "Maëlle" } as const;
    const history = [
      { ...step, status: "confirmed" },
      { ...step, at: NOW, status: "cancelled", reason },
    ] as const;
    await openActivities(`activity/${anIdentifier(1)}`, [inHours(1, 50, { status: "cancelled", history })]);
    const steps = page.getByRole("list").filter({ hasText: "Annoncée" }).getByRole("listitem");
    await expect.poll(() => steps.first().query()?.textContent).toMatch(/Annoncée.*Maëlle/u);
    expect(steps.last().element().textContent).toMatch(/Annulée.*Maëlle/u);
    expect(page.getByText(reason).elements()).toHaveLength(1);
  });
});
