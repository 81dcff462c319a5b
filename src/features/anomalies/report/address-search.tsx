import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState, type Dispatch } from "react";
import type { City } from "../../../domain/city/city.ts";
import { ADDRESS_CHARS_MAX } from "../../../domain/limits/limits.ts";
import type { Place } from "../../../domain/place/place.ts";
import { Combobox } from "../../../ui/combobox.tsx";
import { AddressAnswer } from "../../../shared/place/address-answer.tsx";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import type { AddressChoice } from "../../../shared/place/known-addresses.ts";
import type { ReportFormAction } from "./report-form-reducer.ts";
import { useAddressChoices } from "../../../shared/place/use-address-choices.ts";

interface AddressSearchProps {
  readonly city: City;
  readonly dispatch: Dispatch<ReportFormAction>;
  readonly onFound: (place: Place) => void;
  readonly problem: string | undefined;
}

/** The path that never needs the map. */
export function AddressSearch({ city, dispatch, onFound, problem }: AddressSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [picked, setPicked] = useState("");
  const asked = text === picked ? "" : text;
  const answer = useAddressChoices(asked, city);
  const choices = answer?.choices ?? [];
  const count = choices.length;
  const pick = ({ label, place }: AddressChoice) => {
    const address = label.slice(0, ADDRESS_CHARS_MAX);
    setText(label);
    setPicked(label);
    onFound(place);
    dispatch({ type: "placed", place, source: "address", accuracyM: null, address });
  };
  const status =
    count === 0 ? {} : { status: t`${plural(count, { one: "# adresse", other: "# adresses" })}` };
  return (
    <Combobox<AddressChoice>
      id={fieldIdOf("place")}
      label={t`Adresse ou rue`}
      hint={t`Cherchez une adresse, donnez votre position, ou placez le point sur la carte.`}
      problem={problem}
      text={text}
      onText={setText}
      items={choices}
      itemKey={({ id }) => id}
      itemText={({ label }) => label}
      onPick={pick}
      {...status}
      empty={
        <AddressAnswer
          asked={asked.trim()}
          answer={answer}
          cityName={city.name}
          onTyped={(label) => pick({ id: label, label, place: city.positionCityHall })}
        />
      }
    />
  );
}
