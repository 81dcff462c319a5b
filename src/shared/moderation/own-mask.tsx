import { Trans } from "@lingui/react/macro";
import { MASKS } from "./mask-command.ts";
import { useDecision, type Decidable } from "./use-decision.ts";
import { WaitingDecision } from "./waiting-decision.tsx";

/** How far the photo that was masked last has come (MOD-16). */
export function OwnMask({ about }: { readonly about: Decidable }) {
  const { own, takeBack } = useDecision(about, MASKS);
  if (own === undefined) return null;
  return (
    <WaitingDecision state={own.state} mayUndo={own.mayUndo} onUndo={() => void takeBack()}>
      <Trans>Votre décision : photo masquée.</Trans>
    </WaitingDecision>
  );
}
