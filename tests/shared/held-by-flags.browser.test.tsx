import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { DataProvider } from "../../src/data/data-context.ts";
import { AnomalyCard } from "../../src/features/anomalies/cards/anomaly-card.tsx";
import { MessageQueueRow } from "../../src/features/threads/message-queue-row.tsx";
import { OwnState } from "../../src/shared/collection/own-state.tsx";
import { aCity } from "../examples/a-city.ts";
import { aMessage } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { openDatabases } from "../features/open-databases.ts";
import { barriers, renderFramed } from "../ui/framed.tsx";

const FLAG = { code: "privacy", text: "", at: 1, byKind: "resident" } as const;
const anomaly = anAnomaly({ visibility: "pending", flags: [FLAG] });
const view = { anomaly, meToo: false, sync: null, mine: false, followed: false } as const;

async function showFramed(children: ReactNode, moderatorOfCities = ["35024"]): Promise<void> {
  const data = await openDatabases({ city: aCity(), actor: { moderatorOfCities }, heard: true });
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <h1>Betton</h1>
        {children}
      </main>
    </DataProvider>,
  );
}

function show(mine: boolean): Promise<void> {
  return showFramed(
    <>
      <AnomalyCard view={view} to="/" />
      <OwnState collection="anomalies" content={anomaly} mine={mine} sync={null} />
    </>,
  );
}

afterEach(cleanup);

describe("what is held back and was flagged", () => {
  it("is told from what nobody has checked yet, to who moderates [MOD-18]", async () => {
    await show(false);
    await expect.element(page.getByText(/^Non publiée\s· signalée$/u)).toBeVisible();
    await expect
      .element(page.getByText(/^Non publiée, car son contenu a été signalé.: seuls/u))
      .toBeVisible();
    await expect.element(page.getByText(/En attente de vérification/u)).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("is masculine where it is a message [MOD-18]", async () => {
    const message = aMessage({ visibility: "pending", flags: [FLAG] });
    await showFramed(<MessageQueueRow view={{ message, mine: false, sync: null }} to="/" />);
    await expect.element(page.getByText(/^Non publié\s· signalé$/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("says why it has no street, to whoever reads no more of it than its category [MOD-18]", async () => {
    const emptied = { ...view, anomaly: anAnomaly({ visibility: "pending", title: "", address: "" }) };
    await showFramed(<AnomalyCard view={emptied} to="/" />, []);
    await expect.element(page.getByText("en cours de vérification")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("says nothing of that to its author, whose report may not even be sent [MOD-18] [P1]", async () => {
    const own = { ...view, anomaly: anAnomaly({ visibility: "pending", address: "" }), mine: true };
    await showFramed(<AnomalyCard view={own} to="/" />, []);
    await expect.element(page.getByRole("link")).toBeVisible();
    await expect.element(page.getByText("en cours de vérification")).not.toBeInTheDocument();
  });

  it("waits, to its author, who does not read who flags what [MOD-18]", async () => {
    await show(true);
    await expect.element(page.getByText(/^En attente de vérification.: vous et/u)).toBeVisible();
    await expect
      .element(page.getByText(/^Non publiée, car son contenu a été signalé.: seuls/u))
      .not.toBeInTheDocument();
  });
});
