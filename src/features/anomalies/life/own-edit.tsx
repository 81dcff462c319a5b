import { useLingui } from "@lingui/react/macro";
import { mergedFields } from "../../../domain/basics/merged-fields.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { editedOf } from "../../../domain/anomaly/edit-anomaly.ts";
import { OwnChange } from "../../../shared/commands/own-change.tsx";
import { EDIT_KIND } from "./edit-kind.ts";

/** A correction that came after another one of the same field (ANO-21). */
export function OwnEdit({ anomaly }: { readonly anomaly: Anomaly }) {
  const { t } = useLingui();
  return (
    <OwnChange
      kind={EDIT_KIND}
      about={{ collection: "anomalies", content: anomaly }}
      compare={({ seen, ...mine }, theirs) => {
        const merged = mergedFields(editedOf(theirs), seen, editedOf(mine));
        return [
          { label: t`Titre`, theirs: theirs.title, mine: merged.title },
          { label: t`Description`, theirs: theirs.description, mine: merged.description },
        ];
      }}
      again={({ anomalyId, seen, ...mine }, theirs) => {
        const now = editedOf(theirs);
        return { anomalyId, seen: now, ...mergedFields(now, seen, mine) };
      }}
    />
  );
}
