import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { answerAudience, audienceConsent } from "../../../src/data/device/audience-consent.ts";
import { AudienceChoice } from "../../../src/features/account/audience-choice.tsx";
import { AudienceQuestion } from "../../../src/features/audience/audience-question.tsx";
import { barriers, renderFramed } from "../../ui/framed.tsx";

const question = () => page.getByRole("region", { name: "Mesure d’audience" });
const button = (name: string) => question().getByRole("button", { name });
const choice = () => page.getByRole("checkbox", { name: "Compter mes visites sur cet appareil" });

afterEach(() => {
  localStorage.removeItem("parvis.audience");
  vi.unstubAllEnvs();
});

describe("the question whether visits may be counted", () => {
  it("is refused as easily as accepted, and asked once [AUD-3] [UI-3]", async () => {
    await renderFramed(<AudienceQuestion />);
    await expect.element(button("Refuser")).toBeVisible();
    const looks = [button("Refuser"), button("Accepter")].map((one) => {
      const { height } = one.element().getBoundingClientRect();
      return [one.element().className, height];
    });
    expect(looks[0]).toEqual(looks[1]);
    expect(await barriers()).toEqual([]);
    await button("Refuser").click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(audienceConsent()).toBe("refused");
  });

  it("is not asked again on a device with an answer [AUD-3]", async () => {
    answerAudience("granted");
    await renderFramed(
      <>
        <p>La page</p>
        <AudienceQuestion />
      </>,
    );
    await expect.element(page.getByText("La page")).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
  });

  it("can be changed in the account, where visits are counted [AUD-3] [UI-3]", async () => {
    vi.stubEnv("VITE_FIREBASE_MEASUREMENT_ID", "G-BETTON");
    answerAudience("refused");
    await renderFramed(<AudienceChoice />);
    await expect.element(choice()).not.toBeChecked();
    expect(await barriers()).toEqual([]);
    await choice().click();
    expect(audienceConsent()).toBe("granted");
    await choice().click();
    expect(audienceConsent()).toBe("refused");
  });

  it("is not in the account where visits are not counted [AUD-3]", async () => {
    await renderFramed(
      <>
        <p>La page</p>
        <AudienceChoice />
      </>,
    );
    await expect.element(page.getByText("La page")).toBeVisible();
    await expect.element(choice()).not.toBeInTheDocument();
  });
});
