import { isSameValue } from "../../../domain/basics/same-value.ts";
import { useState } from "react";
import { useDevice } from "../../../data/data-context.ts";
import { discardRow } from "../../../data/outbox/row-actions.ts";
import type { City } from "../../../domain/city/city.ts";
import { SETTING_SCHEMAS, type CitySetting, type CitySettings } from "../../../domain/city/city-settings.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";
import { settingCommand } from "./setting-command.ts";
import { useTypedSetting, type Typed } from "./use-typed-setting.ts";
import { useSettingRow, type SettingRow } from "./use-setting-row.ts";

/** The city's version beside one's own: nobody's word disappears unseen (P3). */
export interface TwoVersions<V> {
  readonly theirs: V;
  readonly mine: V;
  readonly takeTheirs: () => void;
  readonly takeMine: () => void;
}

export interface SettingForm<V> {
  readonly value: V;
  readonly isChanged: boolean;
  /** Saved since this page was opened, and not changed again. */
  readonly isKept: boolean;
  readonly onChange: (value: V) => void;
  /** What is wrong, once somebody tried to save; it empties while it is put right. */
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
  readonly sendProblem: SendProblem | null;
  readonly row: SettingRow<V> | undefined;
  readonly versions: TwoVersions<V> | undefined;
  readonly save: () => Promise<void>;
  /** Back to what the city says. */
  readonly undo: () => void;
  /** Discards the refused command and gives its words back to the form. */
  readonly resume: () => void;
}

/** One setting of the city: typed, checked, and sent as a command of its own, with or without network (CITY-10). */
export function useSetting<K extends CitySetting>(city: City, setting: K): SettingForm<CitySettings[K]> {
  type V = CitySettings[K];
  const send = useSendCommand(city.id);
  const device = useDevice();
  const row = useSettingRow(city, setting);
  const [typed, setTyped] = useTypedSetting(city, setting);
  const [attempt, setAttempt] = useState(0);
  const [sendProblem, setSendProblem] = useState<SendProblem | null>(null);
  const [isSaved, setSaved] = useState(false);
  const here = { before: city[setting], basedOn: city.rev };
  const value = typed?.value ?? city[setting];
  const parsed = SETTING_SCHEMAS[setting].parse(value);

  async function sendThis({ before, basedOn }: Omit<Typed<V>, "value">, after: V): Promise<boolean> {
    const seen = basedOn > city.rev ? { ...city, [setting]: before, rev: basedOn } : city;
    const command = settingCommand(city.id, setting, { before, after, basedOn });
    const sent = await send(command, { city: seen });
    setSendProblem(sent.ok ? null : sent.problem);
    if (sent.ok) setTyped(null);
    if (sent.ok) setAttempt(0);
    setSaved(sent.ok);
    return sent.ok;
  }
  const discard = (id: string) => void discardRow(device, id);
  /** The new command is stored before the old one is discarded (P1). */
  async function takeMine({ id, mine, theirs }: SettingRow<V>): Promise<void> {
    if (theirs === undefined) return;
    if (await sendThis({ before: theirs.value, basedOn: theirs.rev }, mine)) discard(id);
  }

  return {
    value,
    isChanged: typed !== null,
    isKept: isSaved && typed === null,
    onChange: (next) => {
      const begun = { ...here, ...typed, value: next };
      setTyped(isSameValue(next, begun.before) ? null : begun);
    },
    problems: attempt === 0 || parsed.ok ? [] : parsed.problem,
    attempt,
    sendProblem: isConflict(sendProblem) ? null : sendProblem,
    row,
    async save() {
      if (!parsed.ok) return setAttempt(attempt + 1);
      await sendThis(typed ?? here, parsed.value);
    },
    undo() {
      setTyped(null);
      setAttempt(0);
    },
    resume() {
      if (row === undefined) return;
      setTyped({ ...here, value: row.mine });
      discard(row.id);
    },
    versions: isConflict(sendProblem)
      ? {
          theirs: city[setting],
          mine: value,
          takeTheirs: () => {
            setSendProblem(null);
            setTyped(null);
          },
          takeMine: () => void sendThis(here, value),
        }
      : row?.theirs && {
          theirs: row.theirs.value,
          mine: row.mine,
          takeTheirs: () => discard(row.id),
          takeMine: () => void takeMine(row),
        },
  };
}

function isConflict(problem: SendProblem | null): boolean {
  return problem?.by === "city" && problem.refusal.code === "changed_meanwhile";
}
