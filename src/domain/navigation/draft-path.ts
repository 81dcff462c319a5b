import type { Identifier } from "../basics/identifier.ts";
import type { CityId } from "../city/city.ts";
import { definitionOf } from "../command/command.ts";
import type { CommandKind } from "../command/commands.ts";
import { pathOf } from "./routes.ts";

interface Draft {
  readonly id: Identifier;
  readonly kind: CommandKind;
  readonly cityId: CityId;
}

export function draftPath({ id, kind, cityId }: Draft): string {
  const { form } = definitionOf({ kind });
  // A form of another version of the app.
  if (form === undefined) return pathOf("MapAnomalies", { cityId });
  return `${pathOf(form, { cityId })}?draft=${id}`;
}
