import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { CityDetailsRoute } from "../../../src/app/router/city-details-route.tsx";
import { QueueRoute } from "../../../src/app/router/queue-route.tsx";
import { ThreadRoute } from "../../../src/app/router/thread-route.tsx";
import { AGE_UNKNOWN_MS } from "../../../src/clock/waits.ts";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import { pathOf, ROUTES } from "../../../src/domain/navigation/routes.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { openingsPageOf, pageKeyOf } from "../../../src/domain/thread/thread.ts";
import { publicMessageOf } from "../../../src/domain/thread/public-message.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMessage, anOpening } from "../../examples/a-message.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { goOffline } from "../../support/go-offline.ts";
import { takeClock } from "../../support/take-clock.ts";
import { waitFor } from "../../support/wait-for.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";
import { aPosition, openDatabases, rowOf } from "../open-databases.ts";

const MODERATOR = { moderatorOfCities: ["35024"] } as const;
const opening = anOpening();
const threadId = opening.id;
const answer = aMessage({
  subject: opening.subject,
  page: pageKeyOf("35024", threadId, 1),
  text: "Des arceaux pour les vélos.",
});

function middleOf(locator: Locator): number {
  const { left, right } = locator.element().getBoundingClientRect();
  return Math.round((left + right) / 2);
}

async function openAt(
  at: string,
  messages: readonly Message[],
  actor?: Partial<Actor>,
  heard: readonly string[] = [openingsPageOf("35024"), pageKeyOf("35024", threadId, 1)],
) {
  const data = await openDatabases({ city: aCity(), actor, heard: true });
  await data.replica.messages.bulkUpsert(messages.map((message) => rowOf("messages", message)));
  for (const key of heard) await data.replica.positions.upsert(aPosition("messages", key));
  await renderFramed(
    <DataProvider value={data}>
      <Suspense fallback={null}>
        <Routes>
          <Route path={ROUTES.CityDetails} element={<CityDetailsRoute />} />
          <Route path={ROUTES.Threads} element={<QueueRoute />} />
          <Route path={ROUTES.Thread} element={<ThreadRoute />} />
        </Routes>
      </Suspense>
    </DataProvider>,
    at,
  );
  return data;
}

const details = pathOf("CityDetails", { cityId: "35024" });
const queue = `${pathOf("Threads", { cityId: "35024" })}?queue=talks`;

describe("a discussion that moderators open about nothing else", () => {
  it("is not called none on the page of a commune whose discussions were never read [P13]", async () => {
    const clock = takeClock();
    goOffline();
    await openAt(details, [], undefined, []);
    const section = page.getByRole("region", { name: "Discussions ouvertes par la commune" });
    await expect.element(page.getByRole("heading", { name: "La mairie" })).toBeVisible();
    expect(section.elements()).toEqual([]);
    await waitFor(async () => {
      await clock.advance(AGE_UNKNOWN_MS);
      expect(section.getByText(/elles ne sont pas encore sur cet appareil/u).elements()).toHaveLength(1);
    });
  });

  it("is found on the page of the commune, read and answered by residents [THR-26]", async () => {
    const { device } = await openAt(details, [opening, answer]);
    const section = page.getByRole("region", { name: "Discussions ouvertes par la commune" });
    await section.getByRole("link", { name: opening.title }).click();
    await expect.element(page.getByRole("heading", { name: opening.title })).toBeVisible();
    await expect.element(page.getByText(opening.text)).toBeVisible();
    await expect.element(page.getByRole("listitem").getByText(answer.text)).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "Votre message" }), "Et un bateau de trottoir.");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([
        { kind: "post-message", command: { payload: { subject: opening.subject }, dependsOn: null } },
      ]);
    expect(await barriers()).toEqual([]);
  });

  it("begins without network, with what it is about and its first message, and leads there [THR-26] [P1]", async () => {
    const { device } = await openAt(queue, [], MODERATOR);
    await page.getByRole("button", { name: "Ouvrir une discussion" }).click();
    const dialog = page.getByRole("dialog", { name: "Ouvrir une discussion" });
    await dialog.getByRole("button", { name: "Ouvrir la discussion à tous" }).click();
    await expect.element(dialog.getByLabelText(/^Sujet/u)).toHaveAttribute("aria-invalid", "true");
    await userEvent.fill(dialog.getByLabelText(/^Sujet/u), opening.title);
    await userEvent.fill(dialog.getByLabelText(/^Premier message/u), opening.text);
    expect(await barriers()).toEqual([]);
    await dialog.getByRole("button", { name: "Ouvrir la discussion à tous" }).click();
    await expect.element(page.getByRole("heading", { name: opening.title })).toBeVisible();
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "open-thread", command: { payload: { title: opening.title, text: opening.text } } },
    ]);
    await expect.element(page.getByText("Personne n’a encore écrit.")).toBeVisible();
  });

  it("is one of many: all are shown and put away with the button that keeps the focus [THR-26]", async () => {
    const many = Array.from({ length: 7 }, (_, index) =>
      anOpening({ id: anIdentifier(800 + index), title: `Discussion ${index + 1}` }),
    );
    await openAt(details, many);
    const section = page.getByRole("region", { name: "Discussions ouvertes par la commune" });
    const button = section.getByRole("button");
    await expect.element(button).toHaveAccessibleName("Afficher toutes les discussions");
    expect(section.getByRole("listitem").elements()).toHaveLength(5);
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button).toHaveAccessibleName("Afficher moins de discussions");
    expect(section.getByRole("listitem").elements()).toHaveLength(7);
    await expect.element(button).toHaveFocus();
  });

  it("stands among the discussions that moderators see [THR-26] [THR-19]", async () => {
    await openAt(queue, [opening], MODERATOR);
    await expect.element(page.getByRole("button", { name: "Toutes les discussions · 1" })).toBeVisible();
    await page.getByRole("link", { name: opening.title }).click();
    await expect.element(page.getByRole("button", { name: "Modérer la discussion" })).toBeVisible();
  });

  it("is followed without network, and no longer once it is pressed again [THR-28] [P1]", async () => {
    const { device } = await openAt(pathOf("Thread", { cityId: "35024", threadId }), [opening, answer]);
    const follow = page.getByRole("button", { name: "Suivre" });
    await follow.click();
    await expect.element(follow).toHaveAttribute("aria-pressed", "true");
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "follow-thread", command: { payload: { messageId: threadId, on: true }, dependsOn: null } },
    ]);
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    await expect.element(page.getByRole("listitem").getByText(answer.text)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await follow.click();
    await expect.element(follow).toHaveAttribute("aria-pressed", "false");
  });

  it("is nowhere once it is hidden, and says so by its address [THR-26] [THR-9]", async () => {
    const hidden = publicMessageOf(anOpening({ visibility: "hidden" }));
    await openAt(pathOf("Thread", { cityId: "35024", threadId }), [hidden]);
    await expect.element(page.getByText("Ce contenu est masqué par la modération.")).toBeVisible();
  });

  it("about a report has its card on top, which leads to it [THR-1]", async () => {
    const about = anAnomaly();
    const { replica } = await openAt(pathOf("Thread", { cityId: "35024", threadId: about.id }), []);
    await replica.anomalies.upsert(rowOf("anomalies", about));
    const card = page.getByRole("link", { name: about.title });
    const at = pathOf("MapAnomaly", { cityId: "35024", anomalyId: about.id });
    await expect.element(card).toHaveAttribute("href", at);
    const field = page.getByRole("textbox", { name: "Votre message" });
    await expect.element(field).toBeVisible();
    const order = card.element().compareDocumentPosition(field.element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it("about a duplicate leads to the one of the report that it repeats [THR-29]", async () => {
    const original = anAnomaly({ id: anIdentifier(311) });
    const about = anAnomaly({ id: anIdentifier(312), status: "duplicate", duplicateOf: original.id });
    const { replica } = await openAt(pathOf("Thread", { cityId: "35024", threadId: about.id }), []);
    await replica.anomalies.bulkUpsert([original, about].map((report) => rowOf("anomalies", report)));
    const onward = page.getByRole("link", { name: "La discussion continue sous le signalement d’origine." });
    const to = pathOf("Thread", { cityId: "35024", threadId: original.id });
    await expect.element(onward).toHaveAttribute("href", to);
    await onward.click();
    await expect.element(page.getByRole("textbox", { name: "Votre message" })).toBeVisible();
    await expect.element(onward).not.toBeInTheDocument();
  });

  it("that is unknown leads back to the commune [THR-9] [UI-3]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1440, 900);
    await openAt(pathOf("Thread", { cityId: "35024", threadId: anIdentifier(999) }), []);
    const back = page.getByRole("link", { name: "Revenir à la carte" });
    await expect.element(back).toBeVisible();
    // Under what it follows from, and nowhere else.
    expect(middleOf(back)).toBe(middleOf(page.getByText(/^Cette discussion n’existe pas/u)));
  });

  it("is offered to nobody else to begin, and takes no room where there is none [THR-26]", async () => {
    await openAt(details, []);
    await expect.element(page.getByRole("heading", { name: "Betton", exact: true })).toBeVisible();
    await expect.element(page.getByText("Discussions ouvertes par la commune")).not.toBeInTheDocument();
  });
});
