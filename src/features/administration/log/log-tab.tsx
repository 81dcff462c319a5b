import { Trans } from "@lingui/react/macro";
import type { LogEntry } from "../../../domain/administration/question.ts";
import type { Page } from "../../../domain/basics/page.ts";
import { Section } from "../../../ui/page.tsx";
import { LogRows } from "../../../shared/reading/log-row.tsx";
import { useCursor } from "../../../shared/reading/use-cursor.ts";
import { Pager } from "../../../shared/reading/pager.tsx";
import { ReadingFrame } from "../../../shared/reading/reading-frame.tsx";
import { useCommunes } from "../use-communes.ts";
import { useQuestion } from "../use-question.ts";
import { LogItem } from "./log-item.tsx";

/** Who did what, for good: no entry is ever changed or taken away. */
export function LogTab() {
  const pages = useCursor();
  const communes = useCommunes();
  const reading = useQuestion("log", { after: pages.after }, pages.isFirst ? "log-1" : null, nameless);
  return (
    <Section
      title={<Trans>Journal</Trans>}
      hint={<Trans>Chaque action d’administration. Rien n’y est jamais modifié ni effacé.</Trans>}
    >
      <ReadingFrame reading={reading}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p>
                <Trans>Aucune action encore.</Trans>
              </p>
            ) : null}
            <LogRows>
              {items.map((entry) => (
                <LogItem key={entry.id} entry={entry} communes={communes} />
              ))}
            </LogRows>
          </>
        )}
      </ReadingFrame>
      <Pager pages={pages} next={reading.answer?.next} />
    </Section>
  );
}

/** Addresses are nobody's to carry around: without network, an account is its identifier. */
function nameless({ items, next }: Page<LogEntry>): Page<LogEntry> {
  return { items: items.map((entry) => ({ ...entry, byEmail: "", aboutEmail: "" })), next };
}
