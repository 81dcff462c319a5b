import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import { isOfficial, type Actor } from "../../domain/account/actor.ts";
import { displayNameSchema } from "../../domain/account/display-name.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../../domain/limits/limits.ts";
import { fieldSentence } from "../../i18n/field-sentences.ts";
import { NeedsNetwork } from "../../shared/reading/needs-network.tsx";
import { Actions, Section } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountServices } from "./account-context.ts";
import styles from "./account.module.css";
import { HideMyName } from "./hide-my-name.tsx";
import { RequestNotice, useRequest } from "./use-request.tsx";

export interface NameSectionProps {
  readonly services: AccountServices | undefined;
  readonly actor: Actor;
}

const NAME_KEPT = msg`Votre nom est enregistré.`;

export function NameSection({ services, actor }: NameSectionProps) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState<string>();
  const saving = useRequest();
  // The same rule as the function's.
  const parsed = displayNameSchema({ isOfficial: isOfficial(actor) }).parse(name ?? actor.displayName);
  const problem = parsed.ok ? undefined : parsed.problem[0];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (services === undefined || !parsed.ok || saving.request.state === "busy") return;
    void saving.run(() => services.calls.updateProfile({ displayName: parsed.value }));
  };
  return (
    <Section card title={<Trans>Mon nom</Trans>}>
      <RequestNotice request={saving.request} done={NAME_KEPT} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t`Nom affiché`}
          hint={t`Il n’apparaît que sur les signalements où vous le demandez. Vide : « Un habitant ».`}
          autoComplete="nickname"
          optional
          maxLength={AUTHOR_NAME_CHARS_MAX}
          problem={problem === undefined ? undefined : fieldSentence(i18n, problem)}
          value={name ?? actor.displayName}
          onChange={setName}
        />
        <NeedsNetwork />
        <Actions>
          <Button type="submit" disabled={services === undefined || !parsed.ok}>
            <Trans>Enregistrer mon nom</Trans>
          </Button>
        </Actions>
      </form>
      <HideMyName services={services} />
    </Section>
  );
}
