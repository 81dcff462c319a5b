import { Trans } from "@lingui/react/macro";
import { useCallback } from "react";
import type { Cursor, Page } from "../../../../domain/basics/page.ts";
import type { Result } from "../../../../domain/basics/result.ts";
import type { CityId } from "../../../../domain/city/city.ts";
import type { LogLine } from "../../../../domain/moderation/log-question.ts";
import type { CallProblem } from "../../../../remote/callables/call-answered.ts";
import { LogRows } from "../../../../shared/reading/log-row.tsx";
import { Pager } from "../../../../shared/reading/pager.tsx";
import { ReadingFrame } from "../../../../shared/reading/reading-frame.tsx";
import { useCursor } from "../../../../shared/reading/use-cursor.ts";
import { NOTHING_KEPT, useReading } from "../../../../shared/reading/use-reading.ts";
import { Section } from "../../../../ui/page.tsx";
import { LogLineRow } from "./log-line.tsx";

export type ReadLog = (cityId: CityId, after: Cursor | null) => Promise<Result<Page<LogLine>, CallProblem>>;

interface ModerationLogProps {
  readonly cityId: CityId;
  readonly readLog: ReadLog;
}

/** What moderators of the commune decided, for good. It is asked of the service, and nothing of it stays on the device. */
export function ModerationLog({ cityId, readLog }: ModerationLogProps) {
  const pages = useCursor();
  const ask = useCallback(
    (question: string) => readLog(cityId, JSON.parse(question) as Cursor | null),
    [cityId, readLog],
  );
  const reading = useReading({ question: JSON.stringify(pages.after), ask, kept: NOTHING_KEPT });
  return (
    <Section
      title={<Trans>Journal de modération</Trans>}
      hint={
        <Trans>
          Ce qui a été masqué, refusé, retiré, montré à nouveau ou suspendu, avec sa date et son motif, lu par
          les modérateurs de la commune. Rien n’y est jamais modifié ni effacé.
        </Trans>
      }
    >
      <ReadingFrame reading={reading}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p>
                <Trans>Aucune décision encore.</Trans>
              </p>
            ) : null}
            <LogRows>
              {items.map((line) => (
                <LogLineRow key={line.id} line={line} />
              ))}
            </LogRows>
          </>
        )}
      </ReadingFrame>
      <Pager pages={pages} next={reading.answer?.next} />
    </Section>
  );
}
