import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { scopesOfCity, type Scope } from "../../../replication/pull/scope.ts";
import type { ServerTime } from "../../../replication/pull/checkpoint.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import type { Device } from "./a-device.ts";
import type { FakeServer } from "./fake-server.ts";

export const BETTON = "cities/35024/anomalies";

export function anomaliesScope(cityId = "35024"): Scope {
  const scope = scopesOfCity(cityId).find(({ collection }) => collection === "anomalies");
  if (scope === undefined) throw new Error("A city has anomalies.");
  return scope;
}

/** Publishes the nth report of the examples, as the functions do. */
export function publish(
  server: FakeServer,
  n: number,
  over: Partial<Anomaly> = {},
  stamp?: ServerTime,
): string {
  const id = anIdentifier(n);
  const cityId = over.cityId ?? "35024";
  server.write(`cities/${cityId}/anomalies`, id, { ...anAnomaly({ ...over, id }) }, stamp);
  return id;
}

export async function positionOf(device: Device, scope = anomaliesScope()) {
  const row = await device.replica.positions.findOne(`${scope.collection}:${scope.key}`).exec();
  if (row === null) throw new Error("No position was kept.");
  return row.toJSON();
}
