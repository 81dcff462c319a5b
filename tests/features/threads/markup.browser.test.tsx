import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { CityDetailsRoute } from "../../../src/app/router/city-details-route.tsx";
import { ThreadRoute } from "../../../src/app/router/thread-route.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../../../src/domain/limits/limits.ts";
import { pathOf, ROUTES } from "../../../src/domain/navigation/routes.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { messageTextProblems } from "../../../src/domain/thread/message-text.ts";
import { openingsPageOf, pageKeyOf } from "../../../src/domain/thread/thread.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMessage, anOpening } from "../../examples/a-message.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { MARKUP } from "../../examples/markup.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { aPosition, openDatabases, rowOf } from "../open-databases.ts";

let runs = 0;

beforeEach(() => {
  runs = 0;
  Object.assign(window, { pwned: () => (runs += 1) });
});

afterEach(() => {
  Reflect.deleteProperty(window, "pwned");
});

async function openAt(at: string, messages: readonly Message[]) {
  const data = await openDatabases({ city: aCity(), actor: undefined, heard: true });
  await data.replica.messages.bulkUpsert(messages.map((message) => rowOf("messages", message)));
  for (const key of new Set([openingsPageOf("35024"), ...messages.map((message) => message.page)]))
    await data.replica.positions.upsert(aPosition("messages", key));
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <Routes>
          <Route path={ROUTES.CityDetails} element={<CityDetailsRoute />} />
          <Route path={ROUTES.Thread} element={<ThreadRoute />} />
        </Routes>
      </main>
    </DataProvider>,
    at,
  );
}

/** What no words ever make: it would load, run, or lead elsewhere. */
function madeOfWords(within: Element): readonly string[] {
  const loading = "script, iframe, object, embed, base, meta, style, img, video, audio, form, a";
  const made = [...within.querySelectorAll(loading)].filter(
    (element) => !(element.getAttribute("href") ?? "").startsWith("/city/"),
  );
  const handled = [...within.querySelectorAll("*")].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith("on")),
  );
  return [...made, ...handled].map(({ outerHTML }) => outerHTML);
}

const opening = anOpening();

describe("markup that somebody writes", () => {
  it("is sixty texts, each of which may be said [THR-2]", () => {
    expect(new Set(MARKUP).size).toBe(60);
    expect(MARKUP.filter((text) => messageTextProblems(text).length > 0)).toEqual([]);
  });

  it("is text in messages, in names and in what is quoted [THR-2]", async () => {
    const messages = MARKUP.map((text, index) =>
      aMessage({
        id: anIdentifier(700 + index),
        subject: opening.subject,
        page: pageKeyOf("35024", opening.id, 1),
        text,
        authorName: text.slice(0, AUTHOR_NAME_CHARS_MAX),
        quoted: anIdentifier(700 + ((index + 1) % MARKUP.length)),
        createdAt: NOW + index * MINUTE_MS,
      }),
    );
    await openAt(pathOf("Thread", { cityId: "35024", threadId: opening.id }), [opening, ...messages]);
    await page.getByRole("button", { name: /^Afficher les/u }).click();
    const items = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
    await expect.poll(() => items.elements().length).toBe(MARKUP.length);
    const said = items.elements();
    expect(said.map(({ textContent }, index) => textContent.includes(MARKUP[index] ?? "none"))).not.toContain(
      false,
    );
    expect(said.flatMap(madeOfWords)).toEqual([]);
    expect(runs).toBe(0);
  });

  it("is text in discussions that moderators open, and in their list [THR-2] [THR-26]", async () => {
    const openings = MARKUP.map((text, index) => {
      const id = anIdentifier(700 + index);
      return anOpening({ id, title: text, text });
    });
    await openAt(pathOf("CityDetails", { cityId: "35024" }), openings);
    await page.getByRole("button", { name: "Afficher toutes les discussions" }).click();
    const region = page.getByRole("region", { name: "Discussions ouvertes par la commune" });
    const links = region.getByRole("link");
    await expect.poll(() => links.elements().length).toBe(MARKUP.length);
    expect(new Set(links.elements().map(({ textContent }) => textContent))).toEqual(new Set(MARKUP));
    expect(madeOfWords(region.element())).toEqual([]);
    const { textContent } = links.first().element();
    await links.first().click();
    await expect.poll(() => document.querySelector("h2")?.textContent).toBe(textContent);
    // What is discussed, without the form below it.
    expect(madeOfWords(document.querySelector("h2")?.parentElement ?? document.body)).toEqual([]);
    expect(runs).toBe(0);
  });
});
