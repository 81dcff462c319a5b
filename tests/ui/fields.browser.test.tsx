import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Choice } from "../../src/ui/choice.tsx";
import { Combobox } from "../../src/ui/combobox.tsx";
import { ErrorSummary } from "../../src/ui/error-summary.tsx";
import { TextField } from "../../src/ui/text-field.tsx";
import { barriers, renderFramed } from "./framed.tsx";

function TitleField({ problem }: { readonly problem?: string }) {
  const [title, setTitle] = useState("");
  return (
    <TextField
      id="title"
      label="Titre"
      hint="Visible de tous"
      value={title}
      onChange={setTitle}
      maxLength={5}
      problem={problem}
    />
  );
}

describe("a text field", () => {
  it("counts characters as people see them, and never cuts what was typed [FORM-2]", async () => {
    await renderFramed(<TitleField />);
    await userEvent.fill(page.getByLabelText("Titre"), "🚲🚲🚲🚲🚲🚲");
    await expect.element(page.getByText(/6\s\/\s5/u)).toBeVisible();
    await expect.element(page.getByLabelText("Titre")).toHaveValue("🚲🚲🚲🚲🚲🚲");
  });

  it("is described by its hint and its problem for assistive technology [FORM-5]", async () => {
    await renderFramed(<TitleField problem="Ce champ est requis" />);
    const field = page.getByRole("textbox", { name: "Titre" });
    await expect.element(field).toHaveAccessibleDescription("Visible de tous Ce champ est requis");
    await expect.element(field).toBeInvalid();
    expect(await barriers()).toEqual([]);
  });
});

describe("the summary of errors", () => {
  it("takes the focus after a rejected submit and links to the field [FORM-5]", async () => {
    function Form() {
      const [attempt, setAttempt] = useState(0);
      const items = attempt === 0 ? [] : [{ fieldId: "title", text: "Titre : ce champ est requis" }];
      return (
        <>
          <ErrorSummary title="Un champ est à corriger" items={items} attempt={attempt} />
          <TitleField />
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Envoyer
          </button>
        </>
      );
    }
    await renderFramed(<Form />);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect.element(page.getByRole("alert")).toHaveFocus();
    await page.getByRole("link", { name: /ce champ est requis/u }).click();
    await expect.element(page.getByLabelText("Titre")).toHaveFocus();
  });
});

describe("a choice", () => {
  it("is one tab stop, with arrow keys", async () => {
    function Danger() {
      const [value, setValue] = useState<"genant" | "dangereux" | null>("genant");
      const options = [
        { value: "genant", label: "Gênant" },
        { value: "dangereux", label: "Dangereux" },
      ] as const;
      return <Choice legend="Gêne" options={options} value={value} onChange={setValue} />;
    }
    await renderFramed(<Danger />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("radio", { name: "Dangereux" })).toBeChecked();
    expect(await barriers()).toEqual([]);
  });
});

describe("a combobox", () => {
  it("works with the keyboard alone, and announces the number of results [CITY-8]", async () => {
    const picked: string[] = [];
    function Communes() {
      const [text, setText] = useState("");
      const items = ["Betton", "Bétheny"].filter((name) => text !== "" && name.startsWith(text));
      return (
        <Combobox
          label="Commune"
          text={text}
          onText={setText}
          items={items}
          itemKey={(item) => item}
          itemText={(item) => item}
          onPick={(item) => picked.push(item)}
          status={`${items.length} communes`}
        />
      );
    }
    await renderFramed(<Communes />);
    await userEvent.fill(page.getByRole("combobox", { name: "Commune" }), "B");
    await expect.element(page.getByText("2 communes")).toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(picked).toEqual(["Bétheny"]);
    await page.getByRole("button", { name: "Effacer" }).click();
    await expect.element(page.getByRole("combobox")).toHaveValue("");
  });
});
