import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { answeredFor, comingPart, sparePart } from "../../src/ui/coming-part.tsx";
import { watchSheets } from "../../src/ui/lost-sheets.ts";
import { barriers, renderFramed } from "./framed.tsx";

/** Nobody listens there. */
const LOST_SHEET = "http://127.0.0.1:1/lost.css";

const Words = ({ said }: { readonly said: string }) => <p>{said}</p>;

const Page = ({ part }: { readonly part: ReactNode }) => (
  <>
    <p>La page</p>
    {part}
  </>
);

describe("a part that comes in a chunk of its own", () => {
  it("is stood in for until it comes [NAV-10]", async () => {
    let come = (): void => undefined;
    const Part = comingPart<{ said: string }>(
      () => new Promise((resolve) => (come = () => resolve(Words))),
      <p>En route</p>,
    );
    await renderFramed(<Part said="Bonjour" />);
    await expect.element(page.getByText("En route")).toBeVisible();
    come();
    await expect.element(page.getByText("Bonjour")).toBeVisible();
  });

  it("is drawn at once where it has come before [NAV-10]", async () => {
    const Part = comingPart<{ said: string }>(async () => Words, <p>En route</p>);
    await Part.ask();
    const seen: string[] = [];
    const { container } = await renderFramed(<Part said="Bonjour" />);
    seen.push(container.textContent);
    expect(seen.join()).not.toContain("En route");
    expect(seen.join()).toContain("Bonjour");
  });

  it("says in its place that it did not come, and is asked for again [P13] [F44]", async () => {
    const Part = comingPart<{ said: string }>(comesAt(3), <p>En route</p>);
    await renderFramed(<Page part={<Part said="Bonjour" />} />);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Une partie n’a pas pu être chargée.");
    await expect.element(page.getByText("La page")).toBeVisible();
    expect(await barriers()).toEqual([]);
    const again = page.getByRole("button", { name: "Réessayer" });
    await again.click();
    await expect.element(again).toHaveAttribute("aria-disabled", "false");
    await again.click();
    await expect.element(page.getByText("Bonjour")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("comes with its looks where these were lost too [F44]", async () => {
    watchSheets();
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = LOST_SHEET;
    const failed = new Promise((resolve) => sheet.addEventListener("error", resolve));
    document.head.append(sheet);
    await failed;
    const Part = comingPart<{ said: string }>(comesAt(2));
    await renderFramed(<Part said="Bonjour" />);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByText("Bonjour")).toBeVisible();
    const asked = document.querySelector(`link[href="${LOST_SHEET}"]`);
    expect(asked).not.toBeNull();
    expect(asked).not.toBe(sheet);
    asked?.remove();
  });

  it("answers for its error in its place, so that the page is not loaded again for it [F44]", async () => {
    const error = new Error("Perdu en chemin");
    const Part = sparePart(() => Promise.reject(error));
    await renderFramed(<Page part={<Part />} />);
    await expect.poll(() => answeredFor.has(error)).toBe(true);
    await expect.element(page.getByText("La page")).toBeVisible();
  });

  it("can be closed where it is a dialog, which has no place in the page [F44]", async () => {
    const Part = comingPart<{ onClose: () => void }>(() => Promise.reject(new Error("Perdu en chemin")));
    let closed = 0;
    await renderFramed(<Part onClose={() => (closed += 1)} />);
    await page.getByRole("button", { name: "Fermer" }).click();
    expect(closed).toBe(1);
  });

  it("is left out when it does not come and can be spared, and is asked for again [F44]", async () => {
    const Part = sparePart<{ said: string }>(comesAt(2), <p>En route</p>);
    const { rerender } = await renderFramed(<Page part={<Part key="first" said="Bonjour" />} />);
    await expect.element(page.getByText("En route")).not.toBeInTheDocument();
    await expect.element(page.getByText("La page")).toBeVisible();
    expect(document.querySelector("[role=alert]")).toBeNull();
    await rerender(<Page part={<Part key="second" said="Bonjour" />} />);
    await expect.element(page.getByText("Bonjour")).toBeVisible();
  });
});

/** Is lost on its way until it is asked for that many times. */
function comesAt(last: number) {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked < last) throw new Error("Perdu en chemin");
    return Words;
  };
}
