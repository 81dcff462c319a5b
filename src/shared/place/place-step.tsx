import { useLingui } from "@lingui/react/macro";
import { useEffect, type Dispatch } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { PLACE_REST_MS } from "../../clock/waits.ts";
import type { City } from "../../domain/city/city.ts";
import { ADDRESS_CHARS_MAX, LOCATION_HINT_CHARS_MAX } from "../../domain/limits/limits.ts";
import { reverseAddress } from "../../remote/addresses/reverse-address.ts";
import { TextField } from "../../ui/text-field.tsx";
import { fieldIdOf } from "../drafts/field-ids.ts";
import type { ProblemOf } from "../drafts/form-problems.ts";
import { Step } from "../drafts/step.tsx";
import { AddressAnswer } from "./address-answer.tsx";
import { AddressSearch } from "./address-search.tsx";
import type { KnownAddress } from "./known-addresses.ts";
import { MyPosition } from "./my-position.tsx";
import { NudgeButtons } from "./nudge-buttons.tsx";
import { OutsideWarning } from "./outside-warning.tsx";
import type { PlaceAction, PlaceFields } from "./place-fields.ts";
import { PlaceMap } from "./place-map.tsx";
import styles from "./place-step.module.css";
import { PlaceWords } from "./place-words.tsx";
import { useLookingAt, type LookingAt } from "./use-looking-at.ts";

interface PlaceStepProps {
  readonly city: City;
  readonly form: PlaceFields;
  readonly dispatch: Dispatch<PlaceAction>;
  readonly says: ProblemOf;
  readonly known: () => readonly KnownAddress[];
  readonly addressLabel: string;
}

/** Where: by its address, by the device's position, or under the crosshair of a map. One of the three is enough. */
export function PlaceStep(props: PlaceStepProps) {
  const { city, form, dispatch } = props;
  const { t } = useLingui();
  const looking = useLookingAt(city, form.place);
  useAddressOfPlace(form, dispatch);
  return (
    <Step number={1} title={t`Où`}>
      <ByAddress {...props} looking={looking} />
      <MyPosition dispatch={dispatch} onVague={looking.look} />
      <PlaceMap city={city} form={form} looking={looking} dispatch={dispatch} />
      {form.place === null ? null : (
        <div className={styles.chosen}>
          <PlaceWords city={city} form={form} place={form.place} />
          <OutsideWarning key={JSON.stringify(form.place)} city={city} place={form.place} />
          <NudgeButtons dispatch={dispatch} />
          <WordsOfPlace {...props} />
        </div>
      )}
    </Step>
  );
}

function ByAddress({
  city,
  dispatch,
  says,
  known,
  looking,
}: PlaceStepProps & { readonly looking: LookingAt }) {
  const { t } = useLingui();
  return (
    <AddressSearch
      id={fieldIdOf("place")}
      label={t`Adresse ou rue`}
      hint={t`Cherchez une adresse, donnez votre position, ou placez le point sur la carte.`}
      city={city}
      known={known}
      problem={says("place")}
      onPick={({ label, place }) => {
        const address = label.slice(0, ADDRESS_CHARS_MAX);
        looking.look(place);
        dispatch({ type: "placed", place, source: "address", accuracyM: null, address });
      }}
      renderEmpty={({ asked, answer, pick }) => (
        <AddressAnswer
          asked={asked}
          answer={answer}
          cityName={city.name}
          onTyped={(label) => pick({ id: label, label, place: city.positionCityHall })}
        />
      )}
    />
  );
}

function WordsOfPlace({ form, dispatch, says, addressLabel }: PlaceStepProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        id={fieldIdOf("address")}
        label={addressLabel}
        optional
        autoComplete="off"
        maxLength={ADDRESS_CHARS_MAX}
        problem={says("address")}
        value={form.address}
        onChange={(address) => dispatch({ type: "typed", fields: { address } })}
      />
      <TextField
        id={fieldIdOf("locationHint")}
        label={t`Repère`}
        hint={t`Par exemple : devant le n° 12, côté pair`}
        optional
        maxLength={LOCATION_HINT_CHARS_MAX}
        problem={says("locationHint")}
        value={form.locationHint}
        onChange={(locationHint) => dispatch({ type: "typed", fields: { locationHint } })}
      />
    </>
  );
}

/** Finds the address of a point that has none, where there is a network; a failure changes nothing (GEO-6). */
function useAddressOfPlace({ place, address }: PlaceFields, dispatch: Dispatch<PlaceAction>): void {
  const isUnnamed = address === "";
  useEffect(() => {
    if (place === null || !isUnnamed) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const found = await reverseAddress(place, { signal: leaving.signal });
      if (!found.ok || found.value === null || leaving.signal.aborted) return;
      dispatch({ type: "address-found", place, address: found.value.label.slice(0, ADDRESS_CHARS_MAX) });
    };
    const cancel = systemClock.after(PLACE_REST_MS, () => void ask());
    return () => {
      cancel();
      leaving.abort();
    };
  }, [place, isUnnamed, dispatch]);
}
