import { Trans, useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../administration.module.css";
import type { AccountPartProps } from "./account-part.ts";

/** The widest right there is: the address is typed again before it is given or taken. */
export function AdminRolePart({ account: { uid, email, isAdmin }, isBusy, act }: AccountPartProps) {
  const { t } = useLingui();
  const [isGiven, setGiven] = useState(isAdmin);
  const [typed, setTyped] = useState("");
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const change = async () => {
    const isDone = isGiven ? await act("take-admin", { uid }) : await act("grant-admin", { uid, email });
    if (!isDone) return;
    setTyped("");
    setGiven(!isGiven);
  };
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Administration</Trans>
      </h3>
      <p>
        {isGiven ? (
          <Trans>Ce compte administre toutes les communes.</Trans>
        ) : (
          <Trans>Ce compte n’administre pas le service.</Trans>
        )}
      </p>
      <TextField
        label={t`Recopiez l’adresse du compte pour confirmer`}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        hint={<Trans>C’est le droit le plus large.</Trans>}
      />
      <Button
        kind="danger"
        icon={<KeyRound />}
        disabled={isBusy || !isConfirmed}
        onClick={() => void change()}
      >
        {isGiven ? <Trans>Retirer l’administration</Trans> : <Trans>Confier l’administration</Trans>}
      </Button>
    </section>
  );
}
