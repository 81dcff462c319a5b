import type { Identifier } from "../basics/identifier.ts";
import type { CityId } from "../city/city.ts";
import type { CommandKind } from "../command/command.ts";
import { pathOf } from "./routes.ts";

/** The form of each kind that is written as a draft first. */
const FORMS = { "report-anomaly": "MapNewAnomaly" } as const satisfies Partial<Record<CommandKind, string>>;

interface Draft {
  readonly id: Identifier;
  readonly kind: keyof typeof FORMS;
  readonly cityId: CityId;
}

export function isDrafted(kind: CommandKind): kind is Draft["kind"] {
  return Object.hasOwn(FORMS, kind);
}

/** Where a draft is edited. */
export function draftPath({ id, kind, cityId }: Draft): string {
  return `${pathOf(FORMS[kind], { cityId })}?draft=${id}`;
}
