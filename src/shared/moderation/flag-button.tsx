import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useData } from "../../data/data-context.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { Button } from "../../ui/button.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import type { Decidable } from "./use-decision.ts";
import { comingPart } from "../../ui/coming-part.tsx";

const FlagDialog = comingPart(async () => (await withWords(import("./flag-dialog.tsx"))).FlagDialog);

/** Beside a message, among its other buttons. */
export function FlagButton({ about }: { readonly about: Decidable }) {
  const { visiting = false } = useData();
  const { dialog, open } = useFlagDialog(about);
  if (visiting) return null;
  return (
    <>
      <Button kind="quiet" icon={<Flag />} aria-haspopup="dialog" onClick={open}>
        <Trans context="about what somebody wrote">Signaler</Trans>
      </Button>
      {dialog}
    </>
  );
}

interface FlagWays {
  /** Of a menu. */
  readonly item: ReactNode;
  /** Outside the menu, which closes when its item is pressed. */
  readonly dialog: ReactNode;
}

/** « Signaler ce contenu »: to the moderators, with a reason, without network too. */
export function useFlag(about: Decidable, mine: boolean): FlagWays {
  const { visiting = false } = useData();
  const { dialog, open } = useFlagDialog(about);
  if (visiting || mine) return { item: null, dialog: null };
  const item = (
    <MenuButton icon={<Flag />} aria-haspopup="dialog" onClick={open}>
      <Trans>Signaler ce contenu</Trans>
    </MenuButton>
  );
  return { item, dialog };
}

function useFlagDialog(about: Decidable) {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen ? <FlagDialog about={about} onClose={() => setOpen(false)} /> : null;
  return { dialog, open: () => setOpen(true) };
}
