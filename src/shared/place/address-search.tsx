import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import { Combobox } from "../../ui/combobox.tsx";
import type { AddressChoice, KnownAddress } from "./known-addresses.ts";
import { useAddressChoices, type AddressChoices } from "./use-address-choices.ts";

interface Answered {
  /** What the service was asked; empty while what is typed is what was picked. */
  readonly asked: string;
  readonly answer: AddressChoices | undefined;
  readonly pick: (choice: AddressChoice) => void;
}

interface AddressSearchProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly pill?: boolean;
  readonly city: City;
  readonly known: () => readonly KnownAddress[];
  readonly problem?: string | undefined;
  readonly onPick: (choice: AddressChoice) => void;
  readonly onTyped?: () => void;
  readonly renderEmpty: (answered: Answered) => ReactNode;
}

const noop = (): void => undefined;

export function AddressSearch(props: AddressSearchProps) {
  const { city, known, onPick, onTyped = noop, renderEmpty, hint, ...field } = props;
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [picked, setPicked] = useState("");
  const asked = text === picked ? "" : text;
  const answer = useAddressChoices(asked, city.id, known);
  const choices = answer?.choices ?? [];
  const count = choices.length;
  const pick = (choice: AddressChoice) => {
    setText(choice.label);
    setPicked(choice.label);
    onPick(choice);
  };
  return (
    <Combobox<AddressChoice>
      {...field}
      {...(hint === undefined ? {} : { hint })}
      text={text}
      onText={(typed) => {
        setText(typed);
        if (typed !== picked) onTyped();
      }}
      items={choices}
      itemKey={({ id }) => id}
      itemText={({ label }) => label}
      onPick={pick}
      {...(count === 0 ? {} : { status: t`${plural(count, { one: "# adresse", other: "# adresses" })}` })}
      empty={renderEmpty({ asked: asked.trim(), answer, pick })}
    />
  );
}
