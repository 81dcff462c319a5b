import { useLingui } from "@lingui/react/macro";
import { useNow } from "../../data/device/use-clock.ts";
import type { Suspension } from "../../domain/account/suspension.ts";
import { endpoints } from "../../remote/endpoints.ts";
import { SuspensionFacts } from "./suspension-facts.tsx";
import { Banner } from "../../ui/banner.tsx";

/** Where the account would have been entered: the page of one that is open says the same. */
export function SuspendedNotice(suspension: Suspension) {
  const { t } = useLingui();
  return (
    <Banner tone="error" title={t`Votre compte a été suspendu`}>
      <SuspensionFacts {...suspension} now={useNow()} contact={endpoints().contact} />
    </Banner>
  );
}
