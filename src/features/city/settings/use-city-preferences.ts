import type { OutboxRow } from "../../../data/device/rows.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import type { CityPreferences } from "../../../domain/account/city-preferences-schema.ts";
import type { Membership } from "../../../domain/account/membership.ts";
import type { City } from "../../../domain/city/city.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import { useLastIntent, type Change, type LastIntent } from "../../../shared/commands/use-last-intent.ts";
import { useSendCommand } from "../../../shared/commands/use-send-command.ts";

type Settled = Pick<Membership, "places" | "opensOn" | "filter"> & Pick<CityPreferences, "view">;

export interface SettledPreferences extends Settled, Omit<LastIntent<Settled>, "value" | "settle"> {
  /** True once the change is this device's duty. */
  readonly settle: (change: Change<Settled>) => Promise<boolean>;
}

/** What this person settled for themselves in a city; `undefined` until known. */
export function useCityPreferences(city: City): SettledPreferences | undefined {
  const send = useSendCommand(city.id);
  const membership = useMembership(city.id);
  const intent = useLastIntent<Settled>({
    known: membership && settledOf(membership),
    isHere: ({ kind, cityId }: OutboxRow) => kind === "update-my-city" && cityId === city.id,
    send: (payload) => {
      const basedOn = membership?.rev ?? 0;
      return send(newCommand({ kind: "update-my-city", cityId: city.id, payload, basedOn }), { city });
    },
  });
  if (intent === undefined) return undefined;
  const { value, settle, ...kept } = intent;
  return {
    ...value,
    ...kept,
    settle: (change) => settle((before) => withOpening({ ...before, ...change(before) })),
  };
}

function settledOf({ places, opensOn, filter, view }: Membership): Settled {
  return { places, opensOn, filter, view };
}

/** The map cannot open on a place that is gone. */
function withOpening(settled: Settled): Settled {
  const isThere = settled.places.some(({ id }) => id === settled.opensOn);
  return isThere ? settled : { ...settled, opensOn: null };
}
