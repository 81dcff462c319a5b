import { Trans, useLingui } from "@lingui/react/macro";
import { Ban, RotateCcw } from "lucide-react";
import { useState } from "react";
import { systemClock } from "../../../clock/system-clock.ts";
import type { Suspension } from "../../../domain/account/suspension.ts";
import { serviceDayOf } from "../../../domain/city/city-day.ts";
import { ADMIN_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../shared/drafts/date-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../administration.module.css";
import type { AccountPartProps } from "./account-part.ts";

/** What was just decided is shown as it was decided: the account in the list is of before. */
export function DisablePart(props: AccountPartProps) {
  const { isDisabled, disabledReason: reason, disabledUntil: until } = props.account;
  const [suspension, setSuspension] = useState<Suspension | null>(isDisabled ? { reason, until } : null);
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Suspension</Trans>
      </h3>
      {suspension === null ? (
        <Disabling {...props} onDone={setSuspension} />
      ) : (
        <Enabling {...props} suspension={suspension} onDone={() => setSuspension(null)} />
      )}
    </section>
  );
}

interface EnablingProps extends AccountPartProps {
  readonly suspension: Suspension;
  readonly onDone: () => void;
}

function Enabling({ account: { uid }, suspension, isBusy, act, onDone }: EnablingProps) {
  const { i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const { reason } = suspension;
  const until = suspension.until === null ? "" : dayWords(i18n, suspension.until, now);
  const enable = async () => {
    if (await act("enable-account", { uid })) onDone();
  };
  return (
    <>
      {reason === "" ? null : <blockquote>{reason}</blockquote>}
      <p>
        {until === "" ? <Trans>Suspendu sans date de fin.</Trans> : <Trans>Suspendu jusqu’au {until}.</Trans>}
      </p>
      <Button icon={<RotateCcw />} disabled={isBusy} onClick={() => void enable()}>
        <Trans>Rétablir le compte</Trans>
      </Button>
    </>
  );
}

interface DisablingProps extends AccountPartProps {
  readonly onDone: (suspension: Suspension) => void;
}

function Disabling({ account: { uid }, isBusy, act, onDone }: DisablingProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const [day, setDay] = useState("");
  const [today] = useState(() => serviceDayOf(systemClock.now()));
  const isShort = reason.trim().length < ADMIN_REASON_CHARS.min;
  const disable = async () => {
    const until = day === "" ? null : new Date(`${day}T23:59:59`).getTime();
    if (await act("disable-account", { uid, reason, until })) onDone({ reason, until });
  };
  return (
    <>
      <TextField
        label={t`Motif`}
        hint={<Trans>La personne le lira. Au moins 10 caractères.</Trans>}
        value={reason}
        onChange={setReason}
        maxLength={ADMIN_REASON_CHARS.max}
        multiline
      />
      <DateField label={t`Jusqu’au`} value={day} onChange={setDay} min={today} optional />
      <Button kind="danger" icon={<Ban />} disabled={isBusy || isShort} onClick={() => void disable()}>
        <Trans>Suspendre le compte</Trans>
      </Button>
    </>
  );
}
