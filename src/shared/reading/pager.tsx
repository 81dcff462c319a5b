import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Cursor } from "../../domain/basics/page.ts";
import { Button } from "../../ui/button.tsx";
import { Actions } from "../../ui/page.tsx";
import type { CursorPages } from "./use-cursor.ts";

interface PagerProps {
  readonly pages: CursorPages;
  readonly next: Cursor | null;
}

export function Pager({ pages, next }: PagerProps) {
  const { t } = useLingui();
  if (pages.isFirst && next === null) return null;
  return (
    <nav aria-label={t`Pages`}>
      <Actions>
        {pages.isFirst ? null : (
          <Button icon={<ChevronLeft />} onClick={pages.goBack}>
            <Trans>Page précédente</Trans>
          </Button>
        )}
        {next === null ? null : (
          <Button icon={<ChevronRight />} onClick={() => pages.goOn(next)}>
            <Trans>Page suivante</Trans>
          </Button>
        )}
      </Actions>
    </nav>
  );
}
