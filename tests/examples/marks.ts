import type { Mark, MarkKind } from "../../src/domain/account/marks.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";

const marks = (kind: MarkKind, ids: readonly Identifier[]): readonly Mark[] =>
  ids.map((id) => ({ kind, subject: { collection: "anomalies", id } }));

export const meTooOn = (...ids: readonly Identifier[]) => marks("me-too", ids);

export const followOn = (...ids: readonly Identifier[]) => marks("follow", ids);
