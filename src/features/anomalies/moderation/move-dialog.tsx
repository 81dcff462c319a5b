import { Trans, useLingui } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { useReducer } from "react";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { withPlace, type PlaceAction, type PlaceFields } from "../../../shared/place/place-fields.ts";
import { PlaceStep } from "../../../shared/place/place-step.tsx";
import type { CorrectionDialogProps } from "./correction-dialog-props.ts";

/** Where the matter is. */
export function MoveDialog({ anomaly, city, onSend, onClose }: CorrectionDialogProps) {
  const { t } = useLingui();
  const views = useAnomalies(anomaly.cityId) ?? [];
  const [form, dispatch] = useReducer(moved, anomaly);
  const { address } = form;
  const place = form.place ?? anomaly.place;
  return (
    <FormDialog
      title={t`Déplacer le signalement`}
      submitWords={<Trans>Enregistrer le lieu</Trans>}
      icon={<MapPin />}
      open
      onClose={onClose}
      check={() => []}
      onSend={() => onSend({ of: "place", to: { place, address } })}
    >
      {(problem) => (
        <PlaceStep
          city={city}
          form={form}
          dispatch={dispatch}
          says={problem}
          known={() => views.map((view) => view.anomaly)}
          withoutHint
        />
      )}
    </FormDialog>
  );
}

function moved(form: PlaceFields, action: PlaceAction): PlaceFields {
  return action.type === "typed" ? { ...form, ...action.fields } : withPlace(form, action);
}
