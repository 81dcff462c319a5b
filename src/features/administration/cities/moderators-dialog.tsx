import { Trans, useLingui } from "@lingui/react/macro";
import type { CityHealth } from "../../../domain/administration/question.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { AccountRow } from "../accounts/account-row.tsx";
import styles from "../administration.module.css";
import { ReadingFrame } from "../../../shared/reading/reading-frame.tsx";
import { useQuestion } from "../use-question.ts";

interface ModeratorsDialogProps {
  readonly city: CityHealth;
  readonly onClose: () => void;
}

export function ModeratorsDialog({ city: { id, name }, onClose }: ModeratorsDialogProps) {
  const { t } = useLingui();
  const reading = useQuestion("moderators", { cityId: id }, null);
  return (
    <Dialog title={t`Modérateurs de ${name}`} placement="side" open onClose={onClose}>
      <ReadingFrame reading={reading}>
        {({ items }) =>
          items.length === 0 ? (
            <p>
              <Trans>
                Personne ne modère cette commune. Cherchez un compte dans « Comptes » pour lui confier la
                modération.
              </Trans>
            </p>
          ) : (
            <ul className={styles.list}>
              {items.map((account) => (
                <AccountRow key={account.uid} account={account} onChanged={reading.askAgain} />
              ))}
            </ul>
          )
        }
      </ReadingFrame>
    </Dialog>
  );
}
