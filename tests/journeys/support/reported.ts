import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "../../../local/paths.ts";
import { identifierOf, type Identifier } from "../../../src/domain/basics/identifier.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { Place } from "../../../src/domain/place/place.ts";
import { parseCommuneIndex } from "../../../src/remote/communes/commune-entry.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aReport } from "../../examples/a-report.ts";
import { anAccount } from "../../functions/support/accounts.ts";
import type { Commune } from "./commune.ts";
import { expect } from "./test.ts";
import { submitAs } from "./submit-as.ts";

/** As many as one resident may make in a day. */
const EACH = 10;
/** Further apart than two of the same matter. */
const STEP_E6 = 3_000;
const IN_A_ROW = 5;

/** Reports of residents who are not this journey's subject, in a commune that somebody has entered; their ids. */
export async function reportedIn(
  { id: cityId }: Commune,
  titles: readonly string[],
): Promise<readonly Identifier[]> {
  const hall = placeOfCommune(cityId);
  const observedAt = Date.now() - MINUTE_MS;
  const commands = titles.map((title, n) =>
    aCommand({
      id: identifierOf(Date.now(), randomBytes(10)),
      cityId,
      performedAt: Date.now(),
      payload: aReport({ title, place: besides(hall, n), observedAt }),
    }),
  );
  for (let from = 0; from < commands.length; from += EACH) {
    await untilApplied(await anAccount(), commands.slice(from, from + EACH));
  }
  return commands.map(({ id }) => id);
}

/** As a device would: a busy server answers some of them with « retry » (P2). */
async function untilApplied(
  account: Parameters<typeof submitAs>[0],
  commands: readonly Command[],
): Promise<void> {
  const outcomes = await submitAs(account, commands);
  const left = commands.filter((_, n) => outcomes[n]?.state === "retry");
  const states = outcomes.flatMap(({ state }) => (state === "retry" ? [] : [state]));
  expect(states).toEqual(states.map(() => "applied"));
  if (left.length > 0) await untilApplied(account, left);
}

function besides({ latE6, lngE6 }: Place, n: number): Place {
  return {
    latE6: latE6 + STEP_E6 * Math.floor(n / IN_A_ROW),
    lngE6: lngE6 + STEP_E6 * (n % IN_A_ROW),
  };
}

function placeOfCommune(cityId: string): Place {
  const communes = parseCommuneIndex(readFileSync(inRoot("public/data/communes.tsv"), "utf8"));
  const place = communes.find(({ code }) => code === cityId)?.place;
  if (place === null || place === undefined) throw new Error(`No place is known of ${cityId}.`);
  return place;
}
