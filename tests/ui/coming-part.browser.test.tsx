import { Component, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { comingPart } from "../../src/ui/coming-part.tsx";
import { renderFramed } from "./framed.tsx";

const Words = ({ said }: { readonly said: string }) => <p>{said}</p>;

const Page = ({ part }: { readonly part: ReactNode }) => (
  <>
    <p>La page</p>
    {part}
  </>
);

class Problem extends Component<{ readonly children: ReactNode }, { readonly said: string | null }> {
  override state = { said: null };
  static getDerivedStateFromError = ({ message }: Error) => ({ said: message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

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

  it("is left out when it does not come and can be spared, and is asked for again [F44]", async () => {
    let asked = 0;
    const Part = comingPart<object>(
      async () => {
        asked += 1;
        if (asked === 1) throw new Error("Perdu en chemin");
        return () => <p>Bonjour</p>;
      },
      <p>En route</p>,
      true,
    );
    const { rerender } = await renderFramed(<Page part={<Part key="first" />} />);
    await expect.element(page.getByText("En route")).not.toBeInTheDocument();
    await expect.element(page.getByText("La page")).toBeVisible();
    await rerender(<Page part={<Part key="second" />} />);
    await expect.element(page.getByText("Bonjour")).toBeVisible();
  });

  it("is the page's problem when it does not come [F44]", async () => {
    const Part = comingPart<object>(() => Promise.reject(new Error("Perdu en chemin")));
    await renderFramed(
      <Problem>
        <Part />
      </Problem>,
    );
    await expect.element(page.getByText("Perdu en chemin")).toBeVisible();
  });
});
