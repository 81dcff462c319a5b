import { Trans, useLingui } from "@lingui/react/macro";
import { Ban, RotateCcw } from "lucide-react";
import { useState } from "react";
import { systemClock } from "../../../clock/system-clock.ts";
import { serviceDayOf } from "../../../domain/city/city-day.ts";
import { ADMIN_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../shared/drafts/date-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../administration.module.css";
import type { AccountPartProps } from "./account-part.ts";

export function DisablePart(props: AccountPartProps) {
  const [isDisabled, setDisabled] = useState(props.account.isDisabled);
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Suspension</Trans>
      </h3>
      {isDisabled ? (
        <Enabling {...props} onDone={() => setDisabled(false)} />
      ) : (
        <Disabling {...props} onDone={() => setDisabled(true)} />
      )}
    </section>
  );
}

interface PartProps extends AccountPartProps {
  readonly onDone: () => void;
}

function Enabling({ account, isBusy, act, onDone }: PartProps) {
  const { i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const { uid, disabledReason, disabledUntil } = account;
  const until = disabledUntil === null ? "" : dayWords(i18n, disabledUntil, now);
  const enable = async () => {
    if (await act("enable-account", { uid })) onDone();
  };
  return (
    <>
      {disabledReason === "" ? null : <blockquote>{disabledReason}</blockquote>}
      <p>
        {until === "" ? <Trans>Suspendu sans date de fin.</Trans> : <Trans>Suspendu jusqu’au {until}.</Trans>}
      </p>
      <Button icon={<RotateCcw />} disabled={isBusy} onClick={() => void enable()}>
        <Trans>Rétablir le compte</Trans>
      </Button>
    </>
  );
}

function Disabling({ account: { uid }, isBusy, act, onDone }: PartProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const [day, setDay] = useState("");
  const [today] = useState(() => serviceDayOf(systemClock.now()));
  const isShort = reason.trim().length < ADMIN_REASON_CHARS.min;
  const disable = async () => {
    const until = day === "" ? null : new Date(`${day}T23:59:59`).getTime();
    if (await act("disable-account", { uid, reason, until })) onDone();
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
