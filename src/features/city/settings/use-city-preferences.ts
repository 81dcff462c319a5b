import { useRef, useState } from "react";
import { useDevice } from "../../../data/data-context.ts";
import type { OutboxRow, OutboxState } from "../../../data/device/rows.ts";
import { discardRow } from "../../../data/outbox/row-actions.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import type { Membership } from "../../../domain/account/membership.ts";
import type { City } from "../../../domain/city/city.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";

type Settled = Pick<Membership, "places" | "opensOn" | "filter" | "view">;

export interface SettledPreferences extends Settled {
  readonly state: OutboxState | undefined;
  readonly problem: SendProblem | null;
  readonly isKept: boolean;
  /** True once the change is this device's duty. */
  readonly settle: (change: Partial<Settled>) => Promise<boolean>;
}

/** What this person settled for themselves in a city; `undefined` until known. The last intent wins (CITY-13). */
export function useCityPreferences(city: City): SettledPreferences | undefined {
  const device = useDevice();
  const send = useSendCommand(city.id);
  const membership = useMembership(city.id);
  const isHere = ({ kind, cityId }: Pick<OutboxRow, "kind" | "cityId">): boolean =>
    kind === "update-my-city" && cityId === city.id;
  const rows = (useOutbox() ?? []).filter(isHere);
  /** Shown at once, so that the next choice begins with this one; kept one after the other. */
  const [wished, setWished] = useState<Settled | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [isKept, setKept] = useState(false);
  if (membership === undefined) return undefined;
  const { rev } = membership;
  const { places, opensOn, filter, view } = wished ?? membership;

  function settle(change: Partial<Settled>): Promise<boolean> {
    const wanted = { places, opensOn, filter, view, ...change };
    const stillThere = wanted.places.some(({ id }) => id === wanted.opensOn);
    const payload = stillThere ? wanted : { ...wanted, opensOn: null };
    setWished(payload);
    const settled = turn.current.then(() => keep(payload));
    turn.current = settled;
    return settled.finally(() => setWished((last) => (last === payload ? null : last)));
  }

  async function keep(payload: Settled): Promise<boolean> {
    const asked = { kind: "update-my-city", cityId: city.id, payload, basedOn: rev } as const;
    const before = (await device.outbox.toArray()).filter(isHere);
    const sent = await send(newCommand(asked), { city });
    setProblem(sent.ok ? null : sent.problem);
    setKept(sent.ok);
    // What was never sent is discarded; what was sent is answered first. The new command is stored before the old one goes.
    if (sent.ok) await Promise.all(before.map(({ id }) => discardRow(device, id)));
    return sent.ok;
  }

  return { places, opensOn, filter, view, state: rows.at(-1)?.state, problem, isKept, settle };
}
