import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import { roundedPlace, type MyPlace, type RadiusM } from "../../../domain/account/my-places.ts";
import type { City } from "../../../domain/city/city.ts";
import { MY_PLACE_LABEL_CHARS, MY_PLACE_RADII_M } from "../../../domain/limits/limits.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { text } from "../../../domain/basics/schema.ts";
import type { Place } from "../../../domain/place/place.ts";
import { fieldSentence } from "../../../i18n/field-sentences.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import settings from "../settings.module.css";
import { WhereField } from "./where-field.tsx";

const LABEL_SCHEMA = text(MY_PLACE_LABEL_CHARS);
const LABEL_ID = "place-label";
const WHERE_ID = "place-where";
const DEFAULT_RADIUS_M: RadiusM = 500;

interface AddPlaceProps {
  readonly city: City;
  readonly isFirst: boolean;
  readonly onAdd: (place: MyPlace) => Promise<boolean>;
}

/** A position is rounded before it is stored anywhere. */
export function AddPlace({ city, isFirst, onAdd }: AddPlaceProps) {
  const { t, i18n } = useLingui();
  const [label, setLabel] = useState(isFirst ? t`Chez moi` : "");
  const [radiusM, setRadiusM] = useState<RadiusM>(DEFAULT_RADIUS_M);
  const [place, setPlace] = useState<Place | null>(null);
  const [attempt, setAttempt] = useState(0);
  const named = LABEL_SCHEMA.parse(label);
  const problems: readonly FieldProblem[] = [
    ...(named.ok ? [] : named.problem.map((problem) => ({ ...problem, field: LABEL_ID }))),
    ...(place === null ? [{ field: WHERE_ID, code: "required" } as const] : []),
  ];
  const problemOf = (field: string) => {
    const problem = attempt === 0 ? undefined : problems.find((one) => one.field === field);
    return problem === undefined ? undefined : fieldSentence(i18n, problem);
  };
  const add = async () => {
    if (!named.ok || place === null) return setAttempt(attempt + 1);
    await onAdd({ id: newIdentifier(), label: named.value, place: roundedPlace(place), radiusM });
  };
  return (
    <fieldset className={settings.item}>
      <legend>
        <Trans>Ajouter un lieu</Trans>
      </legend>
      <ErrorSummary
        title={t`À corriger`}
        attempt={attempt}
        items={
          attempt === 0 ? [] : problems.map(({ field }) => ({ fieldId: field, text: problemOf(field) ?? "" }))
        }
      />
      <TextField
        id={LABEL_ID}
        label={t`Nom du lieu`}
        autoComplete="off"
        maxLength={MY_PLACE_LABEL_CHARS.max}
        value={label}
        onChange={setLabel}
        problem={problemOf(LABEL_ID)}
      />
      <WhereField id={WHERE_ID} city={city} onFound={setPlace} problem={problemOf(WHERE_ID)} />
      <Select<string>
        label={t`Rayon`}
        options={MY_PLACE_RADII_M.map((metres) => ({
          value: String(metres),
          label: distanceWords(i18n, metres),
        }))}
        value={String(radiusM)}
        onChange={(value) =>
          setRadiusM(MY_PLACE_RADII_M.find((metres) => String(metres) === value) ?? radiusM)
        }
      />
      <Button icon={<Plus />} onClick={() => void add()}>
        <Trans>Ajouter ce lieu</Trans>
      </Button>
    </fieldset>
  );
}
