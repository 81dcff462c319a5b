import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./account.module.css";

export interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
  readonly isNew: boolean;
}

/** Pasting and password managers are not hindered. */
export function PasswordField({ id, label, value, onChange, problem, isNew }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        id={id}
        label={label}
        type={shown ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        hint={
          isNew
            ? t`8 caractères au moins. Quelques mots sans lien entre eux font un bon mot de passe.`
            : undefined
        }
        problem={problem}
        value={value}
        onChange={onChange}
      />
      <Actions>
        <Button
          kind="quiet"
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Trans>Afficher le mot de passe</Trans>
        </Button>
      </Actions>
    </div>
  );
}
