import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Cursor } from "../../domain/basics/page.ts";
import { Button } from "../../ui/button.tsx";
import { Actions } from "../../ui/page.tsx";
import type { CursorPages } from "./use-cursor.ts";

interface PagerProps {
  /** What is leafed through, where another list stands on the same page. */
  readonly label?: string;
  readonly pages: CursorPages;
  /** Undefined while it is not known. */
  readonly next: Cursor | null | undefined;
}

/** It stays while the next page is read, so that the focus does, and where that failed, so that one comes back. */

export function Pager({ label, pages, next }: PagerProps) {
  const { t } = useLingui();
  if (pages.isFirst && !next) return null;
  return (
    <nav aria-label={label ?? t`Pages`}>
      <Actions>
        {pages.isFirst ? null : (
          <Button icon={<ChevronLeft />} onClick={pages.goBack}>
            <Trans>Page précédente</Trans>
          </Button>
        )}
        {next === null ? null : (
          <Button
            icon={<ChevronRight />}
            aria-disabled={next === undefined}
            onClick={() => (next === undefined ? undefined : pages.goOn(next))}
          >
            <Trans>Page suivante</Trans>
          </Button>
        )}
      </Actions>
    </nav>
  );
}
