import { useState } from "react";
import { Link, Route, Routes, useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { cardId } from "../../src/shared/collection/card-id.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { renderFramed } from "../ui/framed.tsx";
import { PlainList } from "./plain-list.tsx";

const ROWS = [1, 2, 3].map((n) => anIdentifier(n));

/** Its rows come, go while the device reads them anew, and come once more. */
function Listed() {
  const [items, setItems] = useState<typeof ROWS | undefined>(ROWS);
  return (
    <main>
      <button onClick={() => setItems(undefined)}>Relire</button>
      <button onClick={() => setItems(ROWS)}>Lu</button>
      <PlainList
        items={items}
        renderRow={(id, { to, state, onOpen }) => (
          <Link id={cardId(id)} to={to} state={state} onClick={onOpen}>
            {id}
          </Link>
        )}
      />
    </main>
  );
}

function Opened() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Retour</button>;
}

it("« Retour » gives the focus to the row that was opened, and once more where its list is read anew [ANO-12, UI-5]", async () => {
  await renderFramed(
    <Routes>
      <Route path="/" element={<Listed />} />
      <Route path="/:id" element={<Opened />} />
    </Routes>,
  );
  const second = page.getByRole("link", { name: anIdentifier(2) });
  await second.click();
  await page.getByRole("button", { name: "Retour" }).click();
  await expect.element(second).toHaveFocus();
  // As the device reads: nobody presses anything.
  const press = (name: string) =>
    (page.getByRole("button", { name, exact: true }).element() as HTMLElement).click();
  press("Relire");
  await expect.element(second).not.toBeInTheDocument();
  press("Lu");
  await expect.element(second).toHaveFocus();
});
