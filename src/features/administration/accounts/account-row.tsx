import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, Ban, KeyRound, Settings2, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { systemClock } from "../../../clock/system-clock.ts";
import type { AccountSummary } from "../../../domain/administration/question.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { RowText } from "../../../ui/row-text.tsx";
import styles from "../administration.module.css";
import { AccountDialog } from "./account-dialog.tsx";

interface AccountRowProps {
  readonly account: AccountSummary;
  readonly onChanged: () => void;
}

export function AccountRow({ account, onChanged }: AccountRowProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(systemClock.now);
  const { displayName, email, createdAt, isConfirmed, closed } = account;
  const since = createdAt === null ? null : dayWords(i18n, createdAt, now);
  const name = email === "" ? t`Invité` : email;
  return (
    <li className={classes(styles.row, styles.account)}>
      <RowText>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          {displayName === "" ? null : <span>{displayName}</span>}
          {email === "" || isConfirmed ? null : <span>{t`adresse non confirmée`}</span>}
          {since === null ? null : <span>{t`depuis le ${since}`}</span>}
        </p>
      </RowText>
      <AccountBadges account={account} />
      {closed !== undefined ? null : (
        <Button icon={<Settings2 />} aria-label={t`Gérer ${name}`} onClick={() => setOpen(true)}>
          <Trans>Gérer</Trans>
        </Button>
      )}
      {isOpen ? (
        <AccountDialog account={account} onChanged={onChanged} onClose={() => setOpen(false)} />
      ) : null}
    </li>
  );
}

function AccountBadges({ account }: { readonly account: AccountSummary }) {
  const { t } = useLingui();
  const { isAdmin, isDisabled, closed, moderatorOfCities } = account;
  const cities = moderatorOfCities.length;
  return (
    <span className={styles.badges}>
      {isAdmin ? (
        <Badge tone="info" icon={<KeyRound />}>
          <Trans>Administration</Trans>
        </Badge>
      ) : null}
      {cities === 0 ? null : (
        <Badge tone="neutral" icon={<ShieldCheck />}>
          {t`${plural(cities, { one: "Modère # commune", other: "Modère # communes" })}`}
        </Badge>
      )}
      {closed !== undefined ? (
        <Badge tone="neutral" icon={<Archive />}>
          {closed === "adopted" ? <Trans>A continué avec un compte</Trans> : <Trans>Supprimé</Trans>}
        </Badge>
      ) : null}
      {isDisabled ? (
        <Badge tone="error" icon={<Ban />}>
          <Trans>Suspendu</Trans>
        </Badge>
      ) : null}
    </span>
  );
}
