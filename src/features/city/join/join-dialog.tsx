import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Actor } from "../../../domain/account/actor.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { City } from "../../../domain/city/city.ts";
import type { JoinRequest } from "../../../domain/city/join-request.ts";
import { JOIN_NAME_CHARS } from "../../../domain/limits/limits.ts";
import { ROUTES } from "../../../domain/navigation/routes.ts";
import type { JoinProblem } from "../../../remote/callables/ask-to-join.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "./join.module.css";

const PROBLEM_WORDS = {
  offline: msg`La demande n’est pas partie. Réessayez avec du réseau : ce que vous avez écrit est encore là.`,
  address_to_confirm: msg`Confirmez d’abord l’adresse de votre compte, avec le message reçu.`,
  quota: msg`Trop de demandes aujourd’hui. Réessayez demain.`,
  refused: msg`La demande n’a pas pu être lue. Mettez l’application à jour, puis réessayez.`,
} as const satisfies Record<JoinProblem, MessageDescriptor>;

interface JoinDialogProps {
  readonly city: City;
  readonly asker: Pick<Actor, "isGuest" | "isConfirmed">;
  readonly ask: (request: JoinRequest) => Promise<Result<void, JoinProblem>>;
  readonly onClose: () => void;
}

/** Who asks is known by the address of their account: without a confirmed one, the way to it. */
export function JoinDialog({ city, asker, ask, onClose }: JoinDialogProps) {
  const { t } = useLingui();
  const { name } = city;
  return (
    <Dialog title={t`Ma mairie rejoint Parvis`} open onClose={onClose}>
      {asker.isConfirmed ? (
        <JoinForm city={city} ask={ask} />
      ) : (
        <div className={styles.form}>
          <p>
            {asker.isGuest ? (
              <Trans>
                Pour répondre au nom de {name}, créez un compte avec votre adresse professionnelle, celle de
                la mairie, et confirmez-la.
              </Trans>
            ) : (
              <Trans>
                Confirmez d’abord l’adresse de votre compte : ouvrez le message que vous avez reçu, puis
                revenez ici. Dans votre compte, vous pouvez le demander à nouveau.
              </Trans>
            )}
          </p>
          <Link className={buttonClass("primary")} to={ROUTES.Profile}>
            <Trans>Ouvrir mon compte</Trans>
          </Link>
        </div>
      )}
    </Dialog>
  );
}

function JoinForm({ city, ask }: Pick<JoinDialogProps, "city" | "ask">) {
  const { t } = useLingui();
  const [name, setName] = useState("");
  const [role, setRole] = useState("");
  const [state, setState] = useState<"idle" | "busy" | "sent" | JoinProblem>("idle");
  const isWhole = [name, role].every((written) => written.trim().length >= JOIN_NAME_CHARS.min);
  const send = async () => {
    setState("busy");
    const answer = await ask({ cityId: city.id, name, role });
    setState(answer.ok ? "sent" : answer.problem);
  };
  if (state === "sent") {
    return (
      <Banner tone="success" title={<Trans>Demande envoyée</Trans>}>
        <p>
          <Trans>
            Nous vérifions votre adresse, puis vous pourrez répondre aux habitants avec ce compte.
          </Trans>
        </p>
      </Banner>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && state !== "busy") void send();
      }}
    >
      {state === "idle" || state === "busy" ? null : <Banner tone="error" title={t(PROBLEM_WORDS[state])} />}
      <TextField
        label={t`Votre nom`}
        value={name}
        onChange={setName}
        autoComplete="name"
        maxLength={JOIN_NAME_CHARS.max}
      />
      <TextField
        label={t`Votre fonction à la mairie`}
        hint={<Trans>Par exemple : secrétaire de mairie, adjointe à la voirie.</Trans>}
        value={role}
        onChange={setRole}
        autoComplete="organization-title"
        maxLength={JOIN_NAME_CHARS.max}
      />
      <Button type="submit" kind="primary" icon={<Send />} disabled={state === "busy" || !isWhole}>
        <Trans>Envoyer la demande</Trans>
      </Button>
    </form>
  );
}
