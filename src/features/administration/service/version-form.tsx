import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CLIENT_VERSION } from "../../../data/device/client-version.ts";
import { isOlderVersion } from "../../../domain/basics/version.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ActResult } from "../act-result.tsx";
import { useAct } from "../use-act.ts";

interface VersionFormProps {
  readonly minimumVersion: string;
}

const VERSION = /^[0-9]+(?:\.[0-9]+){0,2}$/u;

export function VersionForm({ minimumVersion }: VersionFormProps) {
  const { t } = useLingui();
  const { state, act } = useAct();
  const [stands, setStands] = useState(minimumVersion);
  const [version, setVersion] = useState(minimumVersion);
  const problem = VERSION.test(version.trim())
    ? tooNew(version.trim())
    : t`Trois nombres, par exemple 0.1.0.`;
  const change = async () => {
    if (await act("set-minimum-version", { version: version.trim() })) setStands(version.trim());
  };
  function tooNew(asked: string): string | undefined {
    if (!isOlderVersion(CLIENT_VERSION, asked)) return undefined;
    return t`Cette page est en version ${CLIENT_VERSION} : au-dessus, plus personne ne pourrait envoyer.`;
  }
  return (
    <>
      <TextField
        label={t`Version`}
        hint={<Trans>0 : toutes les versions.</Trans>}
        value={version}
        onChange={setVersion}
        problem={problem}
        inputMode="decimal"
      />
      <Button
        disabled={state === "busy" || problem !== undefined || version.trim() === stands}
        onClick={() => void change()}
      >
        <Trans>Changer la version minimale</Trans>
      </Button>
      <ActResult state={state} />
    </>
  );
}
