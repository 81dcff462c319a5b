import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import type { FieldProblem } from "../../../src/domain/command/refusal.ts";
import type { Result } from "../../../src/domain/basics/result.ts";

/** A stored document with its timestamps as whole milliseconds, as the domain reads them; undefined when there is none. */
export function dataOf(snapshot: DocumentSnapshot): Readonly<Record<string, unknown>> | undefined {
  const data = snapshot.data();
  if (data === undefined) return undefined;
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toMillis() : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** What functions wrote themselves always parses: anything else is a defect, and names the document. */
export function trusted<T>(snapshot: DocumentSnapshot, parsed: Result<T, readonly FieldProblem[]>): T {
  if (!parsed.ok) throw new Error(`${snapshot.ref.path} does not parse.`);
  return parsed.value;
}
