import { useState } from "react";
import { useDevice } from "../../../data/data-context.ts";
import type { OutboxState } from "../../../data/device/rows.ts";
import { discardRow } from "../../../data/outbox/discard-row.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import { useUserCity } from "../../../data/user-cities/use-user-city.ts";
import type { UserCity } from "../../../domain/account/user-city.ts";
import type { City } from "../../../domain/city/city.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";

type Settled = Pick<UserCity, "places" | "opensOn" | "filter" | "view">;

export interface MyCity extends Settled {
  readonly state: OutboxState | undefined;
  readonly problem: SendProblem | null;
  /** True once the change is this device's duty. */
  readonly settle: (change: Partial<Settled>) => Promise<boolean>;
}

/** What this person settled for themselves in a city; `undefined` until known. The last intent wins (CITY-13). */
export function useMyCity(city: City): MyCity | undefined {
  const device = useDevice();
  const send = useSendCommand(city);
  const userCity = useUserCity(city.id);
  const rows = (useOutbox() ?? []).filter(
    ({ kind, cityId }) => kind === "update-my-city" && cityId === city.id,
  );
  const [problem, setProblem] = useState<SendProblem | null>(null);
  if (userCity === undefined) return undefined;
  const { places, opensOn, filter, view, rev } = userCity;

  async function settle(change: Partial<Settled>): Promise<boolean> {
    const asked = { places, opensOn, filter, view, ...change };
    const stillThere = asked.places.some(({ id }) => id === asked.opensOn);
    const payload = stillThere ? asked : { ...asked, opensOn: null };
    const sent = await send({ kind: "update-my-city", payload, basedOn: rev });
    setProblem(sent.ok ? null : sent.problem);
    // What was never sent is overtaken; what was sent is answered first. The new word is kept before the old one goes.
    if (sent.ok) await Promise.all(rows.map(({ id }) => discardRow(device, id)));
    return sent.ok;
  }

  return { places, opensOn, filter, view, state: rows.at(-1)?.state, problem, settle };
}
