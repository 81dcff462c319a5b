import { useState } from "react";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { anIdentifier } from "../examples/identifiers.ts";
import { renderFramed } from "../ui/framed.tsx";
import { PlainList } from "./plain-list.tsx";

const ROWS = Array.from({ length: 40 }, (_, index) => anIdentifier(index + 1));

/** A list whose rows have come with the press, as they come from the device. */
function Rows({ before }: { readonly before: typeof ROWS | undefined }) {
  const [items, setItems] = useState(before);
  return (
    <main>
      <button type="button" onClick={() => setItems(ROWS)}>
        Lire
      </button>
      <PlainList items={items} renderRow={(id) => <h2>{id}</h2>} />
    </main>
  );
}

it.for([
  ["nothing was known of it", undefined],
  ["the device had none", []],
] as const)(
  "a list draws the rows that fill a screen by themselves first, where %s [ANO-12]",
  async ([, before]) => {
    // Those that are drawn first come with the list that they are in.
    let followed = 0;
    const watch = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      followed += added.filter((node) => node instanceof HTMLLIElement && node.querySelector("h2")).length;
    });
    onTestFinished(() => watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    await renderFramed(<Rows before={before && [...before]} />);
    await page.getByRole("button", { name: "Lire" }).click();
    await expect.poll(() => document.querySelectorAll("li h2").length).toBe(40);
    await expect.poll(() => followed).toBe(32);
  },
);
