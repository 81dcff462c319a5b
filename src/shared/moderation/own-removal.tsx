import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MASK_KIND, REMOVALS, REMOVE_NAME_KIND, REMOVE_PHOTO_KIND } from "./removal-command.ts";
import { useDecision, type Decidable } from "./use-decision.ts";
import { WaitingDecision } from "./waiting-decision.tsx";

const DONE = {
  [MASK_KIND]: msg`Votre décision : photo masquée.`,
  [REMOVE_PHOTO_KIND]: msg`Votre décision : photo retirée.`,
  [REMOVE_NAME_KIND]: msg`Votre décision : nom de l’auteur retiré.`,
} as const;

/** How far what was taken off last has come (MOD-16), and the way back from it (MOD-3). */
export function OwnRemoval({ about }: { readonly about: Decidable }) {
  const { t } = useLingui();
  const { own, takeBack } = useDecision(about, REMOVALS);
  if (own === undefined) return null;
  return (
    <WaitingDecision state={own.state} mayUndo={own.mayUndo} onUndo={() => void takeBack()}>
      {t(DONE[own.command.kind])}
    </WaitingDecision>
  );
}
