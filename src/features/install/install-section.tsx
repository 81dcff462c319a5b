import { Trans } from "@lingui/react/macro";
import { Actions, Section } from "../../ui/page.tsx";
import { InstallAction } from "./install-action.tsx";
import { useInstallWay } from "./install-way.ts";

export function InstallSection() {
  const way = useInstallWay();
  if (way !== "prompt" && way !== "instructions") return null;
  return (
    <Section card title={<Trans>Sur votre écran d’accueil</Trans>}>
      <p>
        <Trans>Parvis s’ouvre alors comme une application, avec ou sans réseau.</Trans>
      </p>
      <Actions>
        <InstallAction way={way} />
      </Actions>
    </Section>
  );
}
