import { useLingui } from "@lingui/react/macro";
import { ADDRESS_CHARS_MAX, LOCATION_HINT_CHARS_MAX } from "../../../domain/limits/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { AddressSearch } from "./address-search.tsx";
import type { Block } from "./block.ts";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { MyPosition } from "./my-position.tsx";
import { NudgeButtons } from "./nudge-buttons.tsx";
import { OutsideWarning } from "../../../shared/place/outside-warning.tsx";
import { PlaceMap } from "./place-map.tsx";
import styles from "./place-step.module.css";
import { PlaceWords } from "./place-words.tsx";
import { Step } from "./step.tsx";
import { useAddressOfPlace } from "./use-address-of-place.ts";
import { useLookingAt } from "../../../shared/place/use-looking-at.ts";

/** Where: by its address, by the device's position, or under the crosshair of a map. One of the three is enough. */
export function PlaceStep({ city, form, dispatch, says }: Block) {
  const { t } = useLingui();
  const looking = useLookingAt(city, form.place);
  useAddressOfPlace(form, dispatch);
  return (
    <Step number={1} title={t`Où`}>
      <AddressSearch city={city} dispatch={dispatch} onFound={looking.look} problem={says("place")} />
      <MyPosition dispatch={dispatch} onVague={looking.look} />
      <PlaceMap city={city} form={form} looking={looking} dispatch={dispatch} />
      {form.place === null ? null : (
        <div className={styles.chosen}>
          <PlaceWords city={city} form={form} place={form.place} />
          <OutsideWarning key={JSON.stringify(form.place)} city={city} place={form.place} />
          <NudgeButtons dispatch={dispatch} />
          <TextField
            id={fieldIdOf("address")}
            label={t`Adresse du signalement`}
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
        </div>
      )}
    </Step>
  );
}
