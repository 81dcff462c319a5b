import { Trans, useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { MenuButton } from "../../ui/menu-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useFlag } from "../moderation/flag-button.tsx";
import type { Decidable } from "../moderation/use-decision.ts";

interface DetailMenuProps {
  readonly about: Decidable;
  readonly mine: boolean;
  /** The way to the same on the map, or without it; null where there is none. */
  readonly otherView: ReactNode;
  /** Further items, first: what whoever manages it rarely does. */
  readonly children?: ReactNode;
}

/** What is rarely done with what one reads. */
export function DetailMenu({ about, mine, otherView, children }: DetailMenuProps) {
  const { t } = useLingui();
  const flag = useFlag(about, mine);
  return (
    <>
      <Menu label={t`Plus`}>
        {children}
        {otherView === null ? null : <li>{otherView}</li>}
        <MenuButton icon={<Printer />} onClick={() => print()}>
          <Trans>Imprimer</Trans>
        </MenuButton>
        {flag.item}
      </Menu>
      {flag.dialog}
    </>
  );
}
