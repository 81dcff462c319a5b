import { useLingui } from "@lingui/react/macro";
import type { Instant } from "../../../domain/basics/instant.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import { DateField } from "../../../shared/drafts/date-field.tsx";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { instantOfLocal, localOfInstant } from "../../../shared/drafts/local-time.ts";

interface ObservedFieldProps {
  readonly observedAt: Instant | null;
  readonly problem: string | undefined;
  readonly onChange: (observedAt: Instant | null) => void;
}

/** When it was seen; left empty, it is the moment of sending. */
export function ObservedField({ observedAt, problem, onChange }: ObservedFieldProps) {
  const { t } = useLingui();
  const now = useNow();
  return (
    <DateField
      id={fieldIdOf("observedAt")}
      label={t`Date d’observation`}
      hint={t`Laissez vide si c’est maintenant.`}
      withTime
      optional
      max={localOfInstant(now)}
      problem={problem}
      value={observedAt === null ? "" : localOfInstant(observedAt)}
      onChange={(value) => onChange(instantOfLocal(value))}
    />
  );
}
