import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type Dispatch } from "react";
import { ADDRESS_CHARS_MAX, LOCATION_HINT_CHARS_MAX } from "../../domain/limits/limits.ts";
import type { Place } from "../../domain/place/place.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { fieldIdOf } from "../drafts/field-ids.ts";
import type { ProblemOf } from "../drafts/form-problems.ts";
import { NudgeButtons } from "./nudge-buttons.tsx";
import type { PlaceAction, PlaceFields } from "./place-fields.ts";
import { placeOfText } from "./place-of-text.ts";

interface WithoutMapProps {
  readonly form: PlaceFields;
  readonly dispatch: Dispatch<PlaceAction>;
  readonly says: ProblemOf;
  readonly from: Place;
  readonly withoutHint: true | undefined;
}

/** Everything about the place that can be said and put right without a map, and without seeing one (MAP-3). */
export function WithoutMap({ form, dispatch, says, from, withoutHint }: WithoutMapProps) {
  const { t } = useLingui();
  const problems = [says("address"), says("locationHint")];
  return (
    <Disclosure
      summary={<Trans>Sans la carte</Trans>}
      mustOpen={problems.some((problem) => problem !== undefined)}
    >
      <TextField
        id={fieldIdOf("address")}
        label={t`Adresse affichée`}
        optional
        autoComplete="off"
        maxLength={ADDRESS_CHARS_MAX}
        problem={says("address")}
        value={form.address}
        onChange={(address) => dispatch({ type: "typed", fields: { address } })}
      />
      {withoutHint ? null : (
        <TextField
          id={fieldIdOf("locationHint")}
          label={t`Point de repère`}
          hint={t`Par exemple : devant le n° 12, côté pair`}
          optional
          maxLength={LOCATION_HINT_CHARS_MAX}
          problem={says("locationHint")}
          value={form.locationHint}
          onChange={(locationHint) => dispatch({ type: "typed", fields: { locationHint } })}
        />
      )}
      <NudgeButtons dispatch={dispatch} from={from} />
      <CoordinatesField dispatch={dispatch} />
    </Disclosure>
  );
}

function CoordinatesField({ dispatch }: Pick<WithoutMapProps, "dispatch">) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const isUnread = text.trim().length > 0 && placeOfText(text) === undefined;
  const [hasLeft, setLeft] = useState(false);
  return (
    <TextField
      label={t`Coordonnées`}
      hint={t`Latitude, longitude : 48.1832, -1.6441`}
      optional
      autoComplete="off"
      problem={isUnread && hasLeft ? t`Format invalide` : undefined}
      value={text}
      onBlur={() => setLeft(true)}
      onChange={(typed) => {
        setText(typed);
        setLeft(false);
        const place = placeOfText(typed);
        if (place !== undefined) dispatch({ type: "placed", place, source: "map", accuracyM: null });
      }}
    />
  );
}
