import { Trans, useLingui } from "@lingui/react/macro";
import type { Dispatch } from "react";
import type { City } from "../../domain/city/city.ts";
import { ADDRESS_CHARS_MAX } from "../../domain/limits/limits.ts";
import type { ProblemOf } from "../drafts/form-problems.ts";
import { Step } from "../drafts/step.tsx";
import { AddressAnswer } from "./address-answer.tsx";
import { AddressSearch } from "./address-search.tsx";
import type { KnownAddress } from "./known-addresses.ts";
import { OutsideWarning } from "./outside-warning.tsx";
import type { PlaceAction, PlaceFields } from "./place-fields.ts";
import { PlaceMap } from "./place-map.tsx";
import styles from "./place-step.module.css";
import { useAddressOfPlace } from "./use-address-of-place.ts";
import { useLookingAt, type LookingAt } from "./use-looking-at.ts";
import { WithoutMap } from "./without-map.tsx";

interface PlaceStepProps {
  readonly city: City;
  readonly form: PlaceFields;
  readonly dispatch: Dispatch<PlaceAction>;
  readonly says: ProblemOf;
  readonly known: () => readonly KnownAddress[];
  /** Where the place alone is asked for. */
  readonly withoutHint?: true;
}

/** Where: the middle of a map, the device's position, or an address. One of the three is enough. */
export function PlaceStep(props: PlaceStepProps) {
  const { t } = useLingui();
  return (
    <Step name="place" title={t`Où`}>
      <PlaceParts {...props} />
    </Step>
  );
}

/** What stands under « Où », where the step itself asks for more than a place. */
export function PlaceParts(props: PlaceStepProps) {
  const { city, form, dispatch, says, withoutHint } = props;
  const looking = useLookingAt(city, form.place);
  useAddressOfPlace(form, dispatch);
  return (
    <>
      <div className={styles.frame} data-beside>
        <div className={styles.ground}>
          <PlaceMap city={city} form={form} looking={looking} dispatch={dispatch} problem={says("place")} />
          <div className={styles.search}>
            <ByAddress {...props} looking={looking} />
          </div>
        </div>
      </div>
      <p className={styles.beside}>
        <PlaceBeside form={form} />
      </p>
      {form.place === null ? null : (
        <OutsideWarning key={JSON.stringify(form.place)} city={city} place={form.place} />
      )}
      <WithoutMap
        form={form}
        dispatch={dispatch}
        says={says}
        from={looking.center}
        withoutHint={withoutHint}
      />
    </>
  );
}

/** Where the map stands beside the form: on a phone it says so itself, over this. */
function PlaceBeside({ form: { place, address } }: Pick<PlaceStepProps, "form">) {
  if (place === null) return <Trans>Placez le repère sur la carte, à droite.</Trans>;
  return address === "" ? <Trans>Lieu choisi sur la carte</Trans> : address;
}

function ByAddress({ city, dispatch, known, looking }: PlaceStepProps & { readonly looking: LookingAt }) {
  const { t } = useLingui();
  return (
    <AddressSearch
      label={t`Chercher une adresse`}
      placeholder={t`Chercher une adresse`}
      pill
      city={city}
      known={known}
      onPick={({ label, place }) => {
        const address = label.slice(0, ADDRESS_CHARS_MAX);
        looking.look(place);
        dispatch({ type: "placed", place, source: "address", accuracyM: null, address });
      }}
      renderEmpty={({ asked, answer }) => (
        <AddressAnswer asked={asked} answer={answer} cityName={city.name} />
      )}
    />
  );
}
