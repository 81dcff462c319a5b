import { useState, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ErrorBoundary } from "../../src/app/shell/error-boundary.tsx";
import { missedInPlace, comingPart, sparePart } from "../../src/ui/coming-part.tsx";
import { watchSheets } from "../../src/ui/lost-sheets.ts";
import { barriers, renderFramed } from "./framed.tsx";

const NOT_COME = "error loading dynamically imported module: /assets/lost.js";
/** Nobody listens there. */
const LOST_SHEET = "http://127.0.0.1:1/lost.css";

const Words = ({ said }: { readonly said: string }) => <p>{said}</p>;

const LostDialog = comingPart<{ onClose: () => void }>(() => Promise.reject(new Error(NOT_COME)));

function Opener() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Masquer
      </button>
      {isOpen && <LostDialog onClose={() => open(false)} />}
    </>
  );
}

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
    const Meanwhile = vi.fn<() => ReactNode>(() => <p>En route</p>);
    const load = async () => Words;
    const Part = comingPart<{ said: string }>(load, <Meanwhile />);
    await Part.ask();
    await renderFramed(<Part said="Bonjour" />);
    await expect.element(page.getByText("Bonjour")).toBeVisible();
    expect(Meanwhile).not.toHaveBeenCalled();
  });

  it.each([
    ["Chromium", "Failed to fetch dynamically imported module: https://parvis.exemple.fr/assets/a.js"],
    ["Firefox", NOT_COME],
    ["Safari", "Importing a module script failed."],
    ["Safari of a page that a portal answered", "'text/html' is not a valid JavaScript MIME type."],
    ["Vite", "Unable to preload CSS for /assets/a.css"],
  ])("is told to be lost by what %s says of it [P13] [F44]", async (_, words) => {
    const Part = comingPart<{ said: string }>(() => Promise.reject(new Error(words)));
    await renderFramed(<Page part={<Part said="Bonjour" />} />);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Une partie n’a pas pu être chargée.");
    await expect.element(page.getByText("La page")).toBeVisible();
  });

  it("says in its place that it did not come, and is asked for again [P13] [F44]", async () => {
    const Part = comingPart<{ said: string }>(comesAt(3), <p>En route</p>);
    await renderFramed(<Page part={<Part said="Bonjour" />} />);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Une partie n’a pas pu être chargée.");
    await expect.element(page.getByText("La page")).toBeVisible();
    expect(await barriers()).toEqual([]);
    const again = page.getByRole("button", { name: "Réessayer" });
    const said = page.getByRole("alert").element();
    await again.click();
    // What is new in the page is said: the same words once more.
    await expect.poll(() => page.getByRole("alert").element()).not.toBe(said);
    await expect.element(again).toHaveFocus();
    await again.click();
    await expect.element(page.getByText("Bonjour")).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(page.getByText("Bonjour").element().parentElement);
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
    await renderFramed(<Opener />);
    const opener = page.getByRole("button", { name: "Masquer" });
    const close = page.getByRole("button", { name: "Fermer" });
    for (const leave of [() => close.click(), () => userEvent.keyboard("{Escape}")]) {
      await opener.click();
      await expect.element(close).toBeVisible();
      await leave();
      await expect.element(close).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    }
    await opener.click();
    close.element().focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
  });

  it("is no lost part where it fails while it runs, unless it can be spared [P13]", async () => {
    const fails = () => Promise.reject(new TypeError("x is not a function"));
    const Broken = comingPart(fails);
    const Spared = sparePart(fails);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await renderFramed(
      <>
        <p>La page</p>
        <Spared />
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </>,
    );
    await expect.element(page.getByText("La page")).toBeVisible();
    await expect.element(page.getByRole("heading")).toBeVisible();
    await expect.element(page.getByText("Une partie n’a pas pu être chargée.")).not.toBeInTheDocument();
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
    const error = new Error(NOT_COME);
    if (errors.push(error) < last) throw error;
    errors.pop();
    return Words;
  };
}
