import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";

interface MoreButtonProps {
  readonly total: number;
  readonly shownCount: number;
  readonly onMore: () => void;
}

export function MoreButton({ total, shownCount, onMore }: MoreButtonProps) {
  const rest = total - shownCount;
  if (rest <= 0) return null;
  return (
    <Button wide onClick={onMore}>
      <Trans>Afficher plus ({rest} restantes)</Trans>
    </Button>
  );
}
