import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { systemClock } from "../../../clock/system-clock.ts";
import { figuresCsv } from "../../../domain/administration/figures-csv.ts";
import { isDay } from "../../../domain/basics/day.ts";
import { DAY_MS } from "../../../domain/basics/instant.ts";
import { serviceDayOf } from "../../../domain/city/city-day.ts";
import { Button } from "../../../ui/button.tsx";
import { Actions, Section } from "../../../ui/page.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import styles from "./figures.module.css";
import { DateField } from "../../../shared/drafts/date-field.tsx";
import { ReadingFrame } from "../../../shared/reading/reading-frame.tsx";
import { useQuestion } from "../use-question.ts";
import { FigureTables } from "./figure-tables.tsx";
import { SentChart } from "./sent-chart.tsx";

const SHOWN_DAYS = 30;

export interface FiguresTabProps {
  /** What people call a command of this kind. */
  readonly kindWords: (kind: string) => MessageDescriptor;
}

/** What the service did on the days asked for, all communes together. */
export function FiguresTab({ kindWords }: FiguresTabProps) {
  const { t } = useLingui();
  const [from, setFrom] = useState(() => serviceDayOf(systemClock.now() - SHOWN_DAYS * DAY_MS));
  const [to, setTo] = useState(() => serviceDayOf(systemClock.now()));
  const [asked, setAsked] = useState({ from, to });
  const [first] = useState(asked);
  // Kept under the days that the page opens with alone: those of another period are not shown for them.
  const reading = useQuestion("figures", asked, asked === first ? "figures" : null);
  const ask = () => setAsked(from === first.from && to === first.to ? first : { from, to });
  return (
    <Section
      title={<Trans>Chiffres</Trans>}
      hint={<Trans>Ce que toutes les communes ont envoyé, jour par jour, à quelques secondes près.</Trans>}
    >
      <div className={styles.range}>
        <DateField label={t`Du`} value={from} onChange={setFrom} max={to} />
        <DateField
          label={t`Au`}
          value={to}
          onChange={setTo}
          min={from}
          problem={isDay(to) && from > to ? t`La fin est avant le début.` : undefined}
        />
        <Button disabled={!isDay(from) || !isDay(to) || from > to} onClick={ask}>
          <Trans>Afficher</Trans>
        </Button>
      </div>
      <ReadingFrame reading={reading}>
        {({ days }) =>
          days.length === 0 ? (
            <p>
              <Trans>Aucun envoi sur cette période.</Trans>
            </p>
          ) : (
            <>
              <SentChart days={days} from={asked.from} to={asked.to} />
              <FigureTables days={days} kindWords={kindWords} />
              <Actions>
                <Button
                  icon={<Download />}
                  onClick={() =>
                    saveFile(
                      new Blob([figuresCsv(days)], { type: "text/csv" }),
                      `parvis-chiffres-${asked.from}-${asked.to}.csv`,
                    )
                  }
                >
                  <Trans>Tableau (CSV)</Trans>
                </Button>
              </Actions>
            </>
          )
        }
      </ReadingFrame>
    </Section>
  );
}
