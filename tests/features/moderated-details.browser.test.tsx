import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { aCity } from "../examples/a-city.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { barriers } from "../ui/framed.tsx";
import { inHours, openActivities } from "./activities/open-activities.tsx";
import { openScreen } from "./anomalies/open-screen.tsx";
import { numbered, openIdeas } from "./ideas/open-ideas.tsx";
import { MORE, openMoreActions } from "./more-actions.ts";

const ID = anIdentifier(1);
const MODERATOR = { moderatorOfCities: [aCity().id] };
const RESIDENT = { isConfirmed: true };
type Shared = Partial<Pick<Content, "flags" | "authorName">>;
const FLAGGED: Shared = { flags: [{ code: "false", text: "", at: NOW, byKind: "resident" }] };

const SAID = "Le trou est profond.";

/** Each kind of content as somebody opens it, with what residents do with it first, and whether moderators may do that, too. */
const DETAILS = [
  {
    name: "a report",
    mark: "Je constate aussi",
    inMenu: true,
    asked: ["Prendre en compte"],
    folded: "Changer la catégorie",
    open: (actor: Partial<Actor>, over: Shared = {}) =>
      openScreen({
        at: `/map/anomaly/${ID}`,
        anomalies: [anAnomaly({ id: ID, description: SAID, authorName: "Maëlle", ...over })],
        actor,
      }),
  },
  {
    name: "an idea",
    mark: "Je soutiens",
    inMenu: false,
    asked: ["Répondre"],
    folded: "Proposer de réunir",
    open: (actor: Partial<Actor>, over: Shared = {}) =>
      openIdeas({
        at: `/city/35024/map/idea/${ID}`,
        ideas: [numbered(1, { proposal: SAID, authorName: "Maëlle", createdAt: NOW, ...over })],
        actor,
      }),
  },
  {
    name: "an activity",
    mark: "J’y participe",
    inMenu: true,
    asked: [],
    folded: "Vérifier l’organisateur",
    open: (actor: Partial<Actor>, over: Shared = {}) =>
      openActivities(`activity/${ID}`, [inHours(1, 50, { description: SAID, ...over })], actor),
  },
] as const;

const button = (name: string) => page.getByRole("button", { name, exact: true });

function looksPrimary(one: Element): boolean {
  const probe = document.createElement("i");
  probe.style.color = "var(--primary)";
  document.body.append(probe);
  const primary = getComputedStyle(probe).color;
  probe.remove();
  return getComputedStyle(one).backgroundColor === primary;
}

/** Those of the detail; what sends a message is of its discussion. */
const primaries = () =>
  [...document.querySelectorAll("main button:not(form *)")]
    .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && looksPrimary(one))
    .map(({ textContent }) => textContent);

const topOf = (one: { element(): Element }) => one.element().getBoundingClientRect().top;

async function onPhone(): Promise<void> {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(414, 896));
}

describe.each(DETAILS)("$name", ({ mark, inMenu, asked, folded, open }) => {
  it("shows a moderator what it asks of them over what it says, with the rest folded [MOD-17]", async () => {
    await onPhone();
    await open(MODERATOR);
    const more = page.getByText(MORE);
    await expect.element(more).toBeInTheDocument();
    const follow = button("Suivre");
    await expect.element(follow).toBeInTheDocument();
    expect(primaries()).toEqual(asked);
    const said = page.getByText(SAID);
    const isAsked = asked.length > 0;
    const order = isAsked ? [...asked.map(button), more, said, follow] : [said, more, follow];
    const places = order.map(topOf);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect.element(button(folded)).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    (more.element().closest("summary") as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button(folded)).toBeVisible();
    await expect.element(button("Masquer")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("keeps what residents press in the menu of a moderator, for keys too [MOD-17]", async () => {
    await open(MODERATOR);
    const more = button("Plus");
    await expect.element(more).toBeInTheDocument();
    await expect.element(button("Suivre")).toBeInTheDocument();
    await expect.element(button(mark)).not.toBeInTheDocument();
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Imprimer")).toBeVisible();
    expect(button(mark).elements()).toHaveLength(inMenu ? 1 : 0);
    expect(await barriers()).toEqual([]);
    if (!inMenu) return;
    (button(mark).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button(mark)).toHaveAttribute("aria-pressed", "true");
  });

  it("asks a moderator first what it was flagged for, and the answer is one of what is folded [MOD-17] [MOD-7]", async () => {
    await open(MODERATOR, FLAGGED);
    await expect.element(button("Laisser visible")).toBeInTheDocument();
    await expect.element(button("Masquer")).toBeInTheDocument();
    expect(primaries()).toEqual(["Laisser visible"]);
    for (const name of asked) await expect.element(button(name)).not.toBeInTheDocument();
    await openMoreActions();
    for (const name of asked) await expect.element(button(name)).toBeVisible();
    expect(primaries()).toEqual(["Laisser visible"]);
  });

  it("keeps the focus of a keyboard where what it pressed is gone [MOD-17] [UI-5]", async () => {
    await open(MODERATOR, FLAGGED);
    await expect.element(button("Laisser visible")).toBeInTheDocument();
    (button("Laisser visible").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Laisser visible")).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Modération" })).toHaveFocus();
  });

  it("keeps for residents what they press first [MOD-17]", async () => {
    await onPhone();
    await open(RESIDENT);
    await expect.element(button(mark)).toBeInTheDocument();
    await expect.element(page.getByText(SAID)).toBeInTheDocument();
    expect(primaries()).toEqual([mark]);
    expect(topOf(button(mark))).toBeLessThan(topOf(page.getByText(SAID)));
    await expect.element(page.getByText(MORE)).not.toBeInTheDocument();
  });
});

it("shows a moderator on half of a phone what a report asks of them, without scrolling [MOD-17]", async () => {
  await onPhone();
  await DETAILS[0].open(MODERATOR);
  for (const name of ["Prendre en compte", "Répondre"]) await expect.element(button(name)).toBeInViewport();
  // Side by side.
  expect(topOf(button("Répondre"))).toBe(topOf(button("Prendre en compte")));
});

it("lets a moderator call a report resolved, and show it, from the menu [MOD-17] [ANO-20]", async () => {
  const { device } = await DETAILS[0].open({ ...MODERATOR, isConfirmed: true });
  await expect.element(button("Prendre en compte")).toBeInTheDocument();
  await expect.element(button("C’est résolu")).not.toBeInTheDocument();
  await button("Plus").click();
  await button("Montrer en photo").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button("Plus").click();
  await button("C’est résolu").click();
  await expect.poll(() => device.outbox.toArray()).toMatchObject([{ kind: "claim-resolved" }]);
  // Once is enough.
  await button("Plus").click();
  await expect.element(button("Imprimer")).toBeVisible();
  await expect.element(button("C’est résolu")).not.toBeInTheDocument();
});
