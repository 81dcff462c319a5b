import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { barriers } from "../../ui/framed.tsx";
import { aQueue, button, expectChosen, heading, openQueue, pane, reports, row } from "./open-beside.ts";
import { showQueue } from "./show-queue.tsx";

const [first, second, third, last] = reports as [Anomaly, Anomaly, Anomaly, Anomaly];

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(414, 896));

describe("« À traiter » on a wide screen", () => {
  it("shows the first beside the list, whole, and takes no focus [MOD-20]", async () => {
    await openQueue();
    await expectChosen(first.title);
    await expect.element(pane.getByText(first.description)).toBeVisible();
    await expect.element(button("Publier")).toBeVisible();
    await expect.element(pane.getByText(/^De la même personne\s: 4 contributions\.$/u)).toBeVisible();
    await expect.element(pane.getByRole("img", { name: /sur la carte de Betton$/u })).toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
    const [list, beside] = [row(first.title), pane].map((part) => part.element().getBoundingClientRect());
    expect(list?.right).toBeLessThan(beside?.left ?? 0);
    expect(beside?.right).toBe(document.documentElement.clientWidth);
    expect(beside?.bottom).toBeLessThanOrEqual(innerHeight);
    // What is decided is decided there.
    expect(page.getByRole("button", { name: "Publier", exact: true }).elements()).toHaveLength(1);
    expect(await barriers()).toEqual([]);
    await page.viewport(1280, 800);
    expect(await barriers()).toEqual([]);
  });

  it("chooses by a click and leaves the list where it is; by Enter the focus goes on to it, by Escape back [MOD-20]", async () => {
    await openQueue();
    await row(third.title).click();
    await expectChosen(third.title);
    await expect.element(page.getByRole("heading", { name: "À traiter", level: 1 })).toBeVisible();
    (row(second.title).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expectChosen(second.title);
    await expect.element(heading(second.title)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(second.title)).toHaveFocus();
  });

  it("shows the next when one is decided about, and the focus stays beside the list [MOD-20] [UI-5]", async () => {
    const { device } = await openQueue("?queue=to-check");
    await row(second.title).click();
    await expectChosen(second.title);
    await button("Publier").click();
    await expectChosen(third.title);
    await expect.element(row(second.title)).not.toBeInTheDocument();
    await expect.element(heading(third.title)).toHaveFocus();
    await row(last.title).click();
    await expectChosen(last.title);
    await button("Publier").click();
    // None follows: the one before it.
    await expectChosen(third.title);
    expect(await device.outbox.count()).toBe(2);
  });

  it("takes the second press of a double one for none about the next, which nobody has read [MOD-20]", async () => {
    const { device } = await openQueue("?queue=to-check");
    await expectChosen(first.title);
    await button("Publier").click();
    await expectChosen(second.title);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 });
    button("Publier").element().dispatchEvent(press);
    await expect.element(button("Publier")).toBeVisible();
    expect(await device.outbox.count()).toBe(1);
    await button("Publier").click();
    await expectChosen(third.title);
    expect(await device.outbox.count()).toBe(2);
  });

  it("is worked through by keys: J, K and arrows choose, numbers decide [MOD-20] [MOD-6]", async () => {
    const { device } = await openQueue("?queue=to-check");
    await expectChosen(first.title);
    await userEvent.keyboard("jj");
    await expectChosen(third.title);
    await expect.element(row(third.title)).toHaveFocus();
    await userEvent.keyboard("k");
    await expectChosen(second.title);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expectChosen(third.title);
    await expect.element(button("Publier")).toBeVisible();
    // Held down, it decides about one alone.
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
    await expectChosen(last.title);
    await expect.element(button("Publier")).toBeVisible();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, repeat: true }));
    await userEvent.keyboard("1");
    await expectChosen(second.title);
    const decided = async () =>
      (await device.outbox.toArray()).map(
        ({ command: { payload } }) => "subject" in payload && payload.subject.id,
      );
    await expect.poll(async () => new Set(await decided())).toEqual(new Set([third.id, last.id]));
  });

  it("says where nothing is left, in the place of what was chosen [MOD-20] [MOD-6]", async () => {
    await openQueue("?queue=to-check");
    await page.getByRole("button", { name: "Tout sélectionner" }).click();
    await page.getByRole("button", { name: "Laisser visibles" }).click();
    await expect.element(page.getByText("Rien à traiter ici.")).toBeVisible();
    expect(page.getByText("Rien à traiter ici.").element().getBoundingClientRect().left).toBeGreaterThan(440);
    expect(await barriers()).toEqual([]);
  });

  it("keeps the chosen one when the page is loaded again, and when one comes back from its own page [MOD-20]", async () => {
    await openQueue(`?item=${third.id}`);
    await expectChosen(third.title);
    await row(second.title).click();
    await expectChosen(second.title);
    await pane.getByRole("link", { name: "Ouvrir sa page" }).click();
    await expect.element(page.getByRole("heading", { name: second.title, level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Retour à la liste" }).click();
    await expectChosen(second.title);
  });

  it("begins another part of the queue with its own first [MOD-20]", async () => {
    await openQueue(`?item=${third.id}`);
    await expectChosen(third.title);
    const queue = page.getByLabelText("File");
    await userEvent.selectOptions(queue, "Anomalies ouvertes · 4");
    await expectChosen(first.title);
  });
});

it("opens the page of a content on a narrower screen, and shows none beside the list [MOD-20]", async () => {
  await page.viewport(1200, 900);
  await showQueue(await aQueue());
  await expect.element(row(second.title)).toBeVisible();
  await expect.element(pane).not.toBeInTheDocument();
  expect(document.querySelector('li [aria-current="true"]')).toBeNull();
  await row(second.title).click();
  await expect.element(page.getByRole("heading", { name: second.title, level: 1 })).toBeVisible();
});
