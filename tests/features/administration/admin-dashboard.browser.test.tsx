import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { barriers } from "../../ui/framed.tsx";
import { openDashboard } from "./open-dashboard.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const text = (words: string | RegExp) => page.getByText(words);

describe("the dashboard of administrators", () => {
  it.each([
    ["", "Betton"],
    ["?onglet=comptes", "solene@exemple.fr"],
    ["?onglet=service", "Dépôt sauvage derrière le gymnase"],
    ["?onglet=service", "40 comptes, invités compris"],
    ["?onglet=chiffres", "Envois acceptés"],
    ["?onglet=journal", "Modération confiée"],
  ])("shows its part %s without a barrier [ADM-6, UI-3]", async (at, words) => {
    await openDashboard(at);
    await expect.element(text(words)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("grants a role after a second yes, and by the keyboard alone [ADM-3]", async () => {
    const service = await openDashboard("?onglet=comptes");
    await button("Gérer solene@exemple.fr").click();
    await page.getByRole("combobox", { name: "Confier une commune" }).fill("Rennes");
    await expect.element(page.getByRole("option", { name: /^Rennes \(/u })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(text(/Confier la modération de Rennes à solene@exemple\.fr/u)).toBeVisible();
    expect(service.acts).toEqual([]);
    // The focus is on the answer that changes nothing.
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await expect.element(text("C’est fait.")).toBeVisible();
    const payload = { uid: "solene", cityId: "35238", email: "solene@exemple.fr" };
    expect(service.acts).toMatchObject([{ name: "grant-moderator", payload }]);
    await expect.element(button("Retirer la modération de Rennes")).toBeVisible();
  });

  it("lets a town hall answer for its commune after a second yes [ADM-3, CITY-46]", async () => {
    const service = await openDashboard("?onglet=service");
    const tab = (name: string) => page.getByRole("link", { name, exact: true });
    await expect.element(tab("Service (1)")).toBeVisible();
    await button("Accepter la demande de accueil@lameziere.fr").click();
    await expect.element(text(/Confier la modération de La Mézière à accueil@lameziere\.fr/u)).toBeVisible();
    await button("Ne rien changer").click();
    await button("Accepter la demande de accueil@lameziere.fr").click();
    expect(service.acts).toEqual([]);
    await button("Oui, confier la modération").click();
    const payload = { uid: "yann", cityId: "35177", email: "accueil@lameziere.fr" };
    await expect.poll(() => service.acts).toMatchObject([{ name: "accept-request", payload }]);
    await expect.element(text("C’est fait : la demande de accueil@lameziere.fr est acceptée.")).toBeVisible();
    await expect.element(tab("Service")).toBeVisible();
  });

  it("says which date of a period is before the other, and nothing of one that is being typed [ADM-6]", async () => {
    await openDashboard("?onglet=chiffres");
    const wrong = text("La fin est avant le début.");
    await page.getByLabelText("Au", { exact: true }).fill("2020-01-01");
    await expect.element(wrong).toBeVisible();
    await page.getByLabelText("Au", { exact: true }).fill("");
    await expect.element(wrong).not.toBeInTheDocument();
  });

  it("says in the words that people read why things were refused [ADM-6]", async () => {
    await openDashboard("?onglet=chiffres");
    const row = page.getByRole("row", { name: /Vous avez atteint la limite de … signalements par jour/u });
    await expect.element(row).toBeVisible();
  });

  it("grants the administration only to an address that was typed again [ADM-3]", async () => {
    const service = await openDashboard("?onglet=comptes");
    await button("Gérer solene@exemple.fr").click();
    await expect.element(button("Confier l’administration")).toBeDisabled();
    await page.getByRole("textbox", { name: /^Recopiez l’adresse/u }).fill("solene@exemple.fr");
    await button("Confier l’administration").click();
    await expect.element(button("Retirer l’administration")).toBeVisible();
    expect(service.acts).toMatchObject([{ name: "grant-admin", payload: { uid: "solene" } }]);
  });

  it("suspends an account with a reason, until the end of a day [ADM-2]", async () => {
    const service = await openDashboard("?onglet=comptes");
    await button("Gérer solene@exemple.fr").click();
    await expect.element(button("Suspendre le compte")).toBeDisabled();
    await page.getByRole("textbox", { name: /^Motif/u }).fill("Propos injurieux répétés");
    await page.getByLabelText(/^Jusqu’au/u).fill("2027-01-31");
    await button("Suspendre le compte").click();
    await expect.element(button("Rétablir le compte")).toBeVisible();
    await expect.element(text(/^Suspendu jusqu’au 31 janvier/u)).toBeVisible();
    const until = new Date("2027-01-31T23:59:59").getTime();
    expect(service.acts).toMatchObject([{ name: "disable-account", payload: { until } }]);
  });

  it("shows which account a moderator asks to suspend, why and for which words, and closes the request [THR-27]", async () => {
    const service = await openDashboard("?onglet=comptes");
    const asked = page.getByRole("region", { name: "Suspensions demandées" });
    await expect.element(asked.getByText("gael@exemple.fr")).toBeVisible();
    await expect.element(asked.getByText(/Insulte trois voisins depuis lundi/u)).toBeVisible();
    await expect.element(asked.getByText("Vous êtes tous des incapables.")).toBeVisible();
    await asked.getByRole("button", { name: "Classer la demande concernant gael@exemple.fr" }).click();
    const payload = { uid: "gael", cityId: "35024", at: expect.any(Number) as number };
    await expect.poll(() => service.acts).toMatchObject([{ name: "close-block-request", payload }]);
    const said = asked.getByText("C’est fait : la demande concernant gael@exemple.fr est classée.");
    await expect.element(said).toBeVisible();
    await expect.poll(() => document.activeElement?.contains(said.element())).toBe(true);
    await expect.element(asked.getByText("Aucune demande en attente.")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("says that requests to suspend could not be read, and reads them when asked again [THR-27, ADM-6]", async () => {
    const service = await openDashboard();
    service.problem = "offline";
    await page.getByRole("link", { name: "Comptes" }).click();
    const asked = page.getByRole("region", { name: "Suspensions demandées" });
    await expect.element(asked.getByText("Le serveur ne répond pas.")).toBeVisible();
    service.problem = null;
    await asked.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(asked.getByText("gael@exemple.fr")).toBeVisible();
  });

  it("goes on to what was asked later, page by page [THR-27]", async () => {
    const service = await openDashboard("?onglet=comptes");
    const asked = page.getByRole("region", { name: "Suspensions demandées" });
    await asked.getByRole("button", { name: "Page suivante" }).click();
    const after = { value: "1773300000000", id: "35024-gael" };
    await expect.poll(() => service.asked).toContainEqual({ name: "blockRequests", asked: { after } });
    await expect.element(asked.getByRole("button", { name: "Page précédente" })).toBeVisible();
  });

  it("shows what was done to an account, whatever was refused after it [ADM-1]", async () => {
    const service = await openDashboard("?onglet=comptes");
    const readings = () => service.asked.filter(({ name }) => name === "accounts").length;
    await button("Gérer solene@exemple.fr").click();
    await button("Retirer la modération de Betton").click();
    await button("Oui, retirer la modération").click();
    await expect.element(text("C’est fait.")).toBeVisible();
    service.problem = "offline";
    await page.getByRole("textbox", { name: "Motif" }).fill("Propos injurieux répétés");
    await button("Suspendre le compte").click();
    await expect.element(text("Le serveur ne répond pas. Réessayez avec du réseau.")).toBeVisible();
    service.problem = null;
    const before = readings();
    await userEvent.keyboard("{Escape}");
    await expect.poll(readings).toBe(before + 1);
  });

  it("shows the figures of one period for no other, without network too [ADM-5, ADM-6]", async () => {
    const service = await openDashboard("?onglet=chiffres");
    await expect.element(text("Envois acceptés")).toBeVisible();
    await expect.poll(() => service.device.settings.get("admin:figures")).toBeDefined();
    service.problem = "offline";
    await page.getByLabelText("Du").fill("2025-01-01");
    await button("Afficher").click();
    await expect.element(text("Le serveur ne répond pas.")).toBeVisible();
    await expect.element(text("Envois acceptés")).not.toBeInTheDocument();
  });

  it("says why nothing was done [ADM-1]", async () => {
    const service = await openDashboard("?onglet=comptes");
    await button("Gérer solene@exemple.fr").click();
    service.problem = "not_allowed";
    await button("Retirer la modération de Betton").click();
    await button("Oui, retirer la modération").click();
    await expect.element(text(/n’a plus, les droits qu’il faut/u)).toBeVisible();
    await expect.element(text("C’est fait.")).not.toBeInTheDocument();
  });

  it("shows without network what it read last, dated, and lets nothing be done [ADM-5]", async () => {
    const service = await openDashboard();
    const moderators = page.getByRole("button", { name: /modérateur/iu });
    await expect.poll(() => moderators.elements().length).toBe(2);
    await expect.poll(() => service.device.settings.get("admin:cities-1")).toBeDefined();
    service.problem = "offline";
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => void (onLine.mockRestore(), dispatchEvent(new Event("online"))));
    dispatchEvent(new Event("offline"));
    await page.getByRole("link", { name: "Journal" }).click();
    await expect.element(text("Tout s’affichera au retour du réseau.")).toBeVisible();
    await page.getByRole("link", { name: "Communes" }).click();
    await expect.element(text("Betton")).toBeVisible();
    await expect.element(text(/Lecture seule\. Données relevées aujourd’hui à/u)).toBeVisible();
    await expect.element(moderators).not.toBeInTheDocument();
  });

  it("keeps nobody's account on the device, and nothing for who is no administrator any more [ADM-5]", async () => {
    const service = await openDashboard("?onglet=comptes");
    await expect.element(text("solene@exemple.fr")).toBeVisible();
    await page.getByRole("link", { name: "Communes" }).click();
    await expect.poll(() => service.device.settings.get("admin:cities-1")).toBeDefined();
    await page.getByRole("link", { name: "Journal" }).click();
    await expect.element(text("admin@exemple.fr")).toBeVisible();
    await expect.poll(() => service.device.settings.get("admin:log-1")).toBeDefined();
    const kept = JSON.stringify(await service.device.settings.toArray());
    expect(kept).not.toContain("@exemple.fr");
    service.problem = "not_allowed";
    await page.getByRole("link", { name: /^Service/u }).click();
    await expect.element(text(/n’a plus, les droits qu’il faut/u)).toBeVisible();
    expect(await service.device.settings.where("key").startsWith("admin:").count()).toBe(0);
  });
});
