import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useData } from "../../data/data-context.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { Button } from "../../ui/button.tsx";
import { StackedButton } from "../../ui/stacked-button.tsx";
import type { Decidable } from "./use-decision.ts";

const FlagDialog = lazy(async () => ({
  default: (await withWords(import("./flag-dialog.tsx"))).FlagDialog,
}));

interface FlagButtonProps {
  readonly about: Decidable;
  readonly mine: boolean;
  /** Beside a message, among its other buttons. */
  readonly quiet?: boolean;
}

/** « Signaler ce contenu »: to the moderators, with a reason, without network too. */
export function FlagButton({ about, mine, quiet = false }: FlagButtonProps) {
  const { visiting = false } = useData();
  const [isOpen, setOpen] = useState(false);
  if (visiting || mine) return null;
  return (
    <>
      {quiet ? (
        <Button kind="quiet" icon={<Flag />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans context="about what somebody wrote">Signaler</Trans>
        </Button>
      ) : (
        <StackedButton icon={<Flag />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Signaler ce contenu</Trans>
        </StackedButton>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <FlagDialog about={about} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
