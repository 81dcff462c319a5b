import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { clockOf, minuteOf } from "../../domain/notification/quiet-hours.ts";
import { timeWords } from "../../i18n/date-words.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Section } from "../../ui/page.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./settings.module.css";
import type { SettledNotifications } from "./use-notification-settings.ts";

/** For whoever switches them on. */
const PROPOSED = { from: 22 * 60, to: 7 * 60 };

interface QuietChoiceProps {
  readonly mine: SettledNotifications;
  readonly state: ReactNode;
}

export function QuietChoice({ mine: { settings, settle }, state }: QuietChoiceProps) {
  const { t, i18n } = useLingui();
  const { quiet } = settings;
  const [from, to] = hoursWords(i18n, quiet ?? PROPOSED);
  const set = (change: Partial<typeof PROPOSED>): void =>
    void settle((before) => ({ quiet: { ...PROPOSED, ...before.quiet, ...change } }));
  return (
    <Section
      card
      title={<Trans>Heures calmes</Trans>}
      hint={<Trans>À l’heure de la commune, sur tous vos appareils.</Trans>}
      end={state}
    >
      <Checkbox
        label={t`Ne pas sonner de ${from} à ${to}`}
        checked={quiet !== null}
        onChange={(on) => void settle(() => ({ quiet: on ? PROPOSED : null }))}
      />
      {quiet === null ? null : (
        <div className={styles.hours}>
          <TextField
            label={t`De`}
            type="time"
            required
            value={clockOf(quiet.from)}
            onChange={(value) => (value === "" ? undefined : set({ from: minuteOf(value) }))}
          />
          <TextField
            label={t`À`}
            type="time"
            required
            value={clockOf(quiet.to)}
            onChange={(value) => (value === "" ? undefined : set({ to: minuteOf(value) }))}
          />
        </div>
      )}
      {quiet !== null && quiet.from === quiet.to ? (
        <output className={styles.hint}>
          <Trans>Les deux heures sont les mêmes : vos appareils sonnent à toute heure.</Trans>
        </output>
      ) : null}
    </Section>
  );
}

/** « 22 h », « 7 h »: said before they are switched on too. */
function hoursWords(i18n: I18n, { from, to }: typeof PROPOSED): readonly [string, string] {
  const words = (minute: number): string => timeWords(i18n, new Date(2000, 0, 1, 0, minute).getTime());
  return [words(from), words(to)];
}
