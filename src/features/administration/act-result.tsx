import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import { ADMIN_PROBLEM_WORDS } from "./admin-words.ts";
import type { ActState } from "./use-act.ts";

export function ActResult({ state }: { readonly state: ActState }) {
  const { t } = useLingui();
  if (state === "idle") return null;
  if (state !== "busy" && state !== "done") {
    return <Banner tone="error" title={t(ADMIN_PROBLEM_WORDS[state])} />;
  }
  return (
    <output>
      {state === "busy" ? (
        <Trans>Un instant…</Trans>
      ) : (
        <Banner tone="success" title={<Trans>C’est fait.</Trans>} />
      )}
    </output>
  );
}
