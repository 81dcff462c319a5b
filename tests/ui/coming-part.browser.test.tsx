import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { missedInPlace, comingPart, sparePart } from "../../src/ui/coming-part.tsx";
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

  it.for([
    ["one with a sentence", comingPart],
    ["one that can be spared", sparePart],
  ] as const)("is asked for once more by the page: %s [F44]", async ([, part]) => {
    const errors: Error[] = [];
    const Part = part<{ said: string }>(comesAt(2, errors));
    await renderFramed(<Part said="Bonjour" />);
    await expect.poll(() => errors.length).toBe(1);
    for (const error of errors) missedInPlace.get(error)?.();
    await expect.element(page.getByText("Bonjour")).toBeVisible();
  });

  it("has the page loaded again where the server has it no more, unless it can be spared [F44]", async () => {
    const lost: Error[] = [];
    const Needed = comingPart<{ said: string }>(comesAt(9, lost));
    const spared: Error[] = [];
    const Spared = sparePart<{ said: string }>(comesAt(9, spared));
    const isAnswered = (errors: readonly Error[]) => errors.map((error) => missedInPlace.has(error));
    await renderFramed(
      <>
        <Needed said="Bonjour" />
        <Spared said="Bonsoir" />
      </>,
    );
    await expect.poll(() => [lost.length, spared.length]).toEqual([1, 1]);
    for (const error of [...lost, ...spared]) missedInPlace.get(error)?.();
    await expect
      .poll(() => [isAnswered(lost), isAnswered(spared)])
      .toEqual([
        [true, false],
        [true, true],
      ]);
    // Nor is what can be spared asked for without end.
    missedInPlace.get(spared[1] ?? new Error("It was asked for once."))?.();
    expect(spared).toHaveLength(2);
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
function comesAt(last: number, errors: Error[] = []) {
  return async () => {
    const error = new Error("Perdu en chemin");
    if (errors.push(error) < last) throw error;
    errors.pop();
    return Words;
  };
}
