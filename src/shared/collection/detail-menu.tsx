import { Trans, useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Menu } from "../../ui/menu.tsx";

interface DetailMenuProps {
  /** The way to the same on the map, or without it; null where there is none. */
  readonly otherView: ReactNode;
}

/** What is rarely done with what one reads. */
export function DetailMenu({ otherView }: DetailMenuProps) {
  const { t } = useLingui();
  return (
    <Menu label={t`Plus`}>
      {otherView === null ? null : <li>{otherView}</li>}
      <li>
        <button type="button" onClick={() => print()}>
          <Printer aria-hidden="true" />
          <Trans>Imprimer</Trans>
        </button>
      </li>
    </Menu>
  );
}
