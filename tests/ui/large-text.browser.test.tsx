import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { openApp } from "../app/router/open-app.tsx";
import { aPicture } from "../data/photos/pictures.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aCloud, openAccountScreen } from "../features/account/account-screen.tsx";
import { openScreen } from "../features/anomalies/open-screen.tsx";
import { openCity } from "../features/city/open-city.tsx";
import { showQueue } from "../features/moderation/show-queue.tsx";
import { openDatabases } from "../features/open-databases.ts";
import { aCity } from "../examples/a-city.ts";
import { WholeProfile } from "../features/account/whole-profile.tsx";

const WIDTH = 320;
const YANNS = { email: "yann.le.goff@exemple.fr", emailVerified: true, hasPassword: true } as const;
const SIX = [1, 2, 3, 4, 5, 6].map((n) =>
  anAnomaly({
    id: anIdentifier(100 + n),
    number: `2026-000${n}`,
    title: "Débroussaillage du chemin",
    photos: [{ id: anIdentifier(200 + n), alt: "Le chemin, vu du pont", state: "stored", thumb: "" }],
  }),
);
const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();

async function guestPresses(name: string): Promise<void> {
  await openAccountScreen(<WholeProfile />, { services: aCloud().services });
  await press(name);
}

async function maskPhoto(): Promise<void> {
  await openScreen({ at: "/map/new-anomaly" });
  const file = new File([await aPicture(800, 600, "image/jpeg")], "IMG_2041.jpg", { type: "image/jpeg" });
  await userEvent.upload(page.getByLabelText("Choisir"), file);
  await press("Masquer une zone de la photo 1");
  await expect.element(page.getByRole("button", { name: "Masquer cette zone" })).toBeInTheDocument();
}

const SCREENS = {
  "the about page": async () => void (await openApp("/about")),
  "what a moderator has in every bar": async () => {
    await openApp("/about", { actor: aModerator() });
    await expect.element(page.getByRole("link", { name: /^À traiter/u })).toBeInTheDocument();
  },
  "what a moderator works through": async () => {
    const waiting = anAnomaly({ id: anIdentifier(111), visibility: "pending", title: "Débroussaillage" });
    const actor = { moderatorOfCities: ["35024"] };
    const kept = { city: aCity(), anomalies: SIX, moderated: [waiting], actor, heard: true };
    await showQueue(await openDatabases(kept));
    await expect.element(page.getByRole("button", { name: "Publier" })).toBeInTheDocument();
  },
  "the account of a resident": () =>
    openAccountScreen(<WholeProfile />, { services: aCloud({ facts: YANNS }).services, actor: aResident() }),
  "the form to keep an address": () => guestPresses("Créer un compte"),
  "the form to sign in": () => guestPresses("Se connecter"),
  "a commune in detail": async () => {
    await openCity({ at: "details", anomalies: SIX });
    await page.getByText("Voir tous les chiffres").click();
    await expect.element(page.getByRole("table").first()).toBeInTheDocument();
  },
  "the settings of a commune": () => openCity({ at: "settings", actor: aModerator() }),
  "the list": async () => {
    await openScreen({ at: "/list/anomalies", anomalies: SIX });
    await expect
      .element(page.getByRole("link", { name: "Débroussaillage du chemin" }).first())
      .toBeInTheDocument();
  },
  "the masking of a photo": maskPhoto,
};

interface Line {
  readonly text: string;
  readonly right: number;
}

/** Within the one pixel that is left of what only a screen reader says. */
function isForEarsOnly(element: Element | null): boolean {
  return element !== null && (element.clientWidth === 1 || isForEarsOnly(element.parentElement));
}

/** Each line of text below this element, but for what is hidden from the eye. */
function linesIn(root: Element): readonly Line[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (isForEarsOnly(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const text = textContent?.trim() ?? "";
    for (const { right, width } of range.getClientRects())
      if (text !== "" && width > 0) lines.push({ text, right });
  }
  return lines;
}

const lostIn = (root: Element) => linesIn(root).filter(({ right }) => Math.floor(right) > WIDTH);

beforeEach(async () => {
  await page.viewport(WIDTH, 640);
  document.documentElement.style.fontSize = "200%";
});

afterEach(async () => {
  await cleanup();
  document.documentElement.style.fontSize = "";
  await page.viewport(414, 896);
});

describe("text at 200 % on the smallest phone", () => {
  it.each(Object.entries(SCREENS))("lose nothing of %s [UI-29]", async (_, open) => {
    await open();
    await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    await expect.poll(() => linesIn(document.body).length).toBeGreaterThan(5);
    expect(lostIn(document.body).map(({ text }) => text)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WIDTH);
    for (const dialog of document.querySelectorAll("dialog[open]"))
      expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });
});
