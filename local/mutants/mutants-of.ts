import { onlyLogs } from "./only-logs.ts";
import { OPERATORS, type Edit } from "./operators.ts";
import { shortHash } from "./short-hash.ts";
import { isFunction, placesIn, type Place } from "./syntax.ts";

export interface Mutant extends Edit {
  /** The same as long as its line and what it does to it are. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** What the fault is put into. */
  readonly place: Place;
  /** Where the innermost function around it starts, 0 for what runs when the module is loaded. */
  readonly scope: number;
}

export function mutantsOf(source: string, file: string): readonly Mutant[] {
  const seen = new Map<string, number>();
  const places = placesIn(source, file).filter((place) => !onlyLogs(place));
  return places.flatMap((place) =>
    (OPERATORS[place.node.type]?.(place, source) ?? []).map((edit) => {
      const name = `${file} ${edit.operator} ${lineAt(source, edit.start)} ${edit.text}`;
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const line = source.slice(0, edit.start).split("\n").length;
      return { ...edit, id: shortHash(`${name} ${nth}`), file, line, place, scope: scopeOf(place) };
    }),
  );
}

export function mutated(source: string, { start, end, text }: Omit<Edit, "operator">): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** The lines that differ, the former with a minus before it. */
export function differenceOf(source: string, mutant: Mutant): readonly string[] {
  const from = source.lastIndexOf("\n", mutant.start - 1) + 1;
  const lineEnd = source.indexOf("\n", mutant.end);
  const to = lineEnd === -1 ? source.length : lineEnd;
  const before = source.slice(from, to).split("\n");
  const after = (source.slice(from, mutant.start) + mutant.text + source.slice(mutant.end, to)).split("\n");
  return [...before.map((line) => `- ${line.trim()}`), ...after.map((line) => `+ ${line.trim()}`)];
}

function scopeOf({ ancestors }: Place): number {
  return ancestors.find(isFunction)?.start ?? 0;
}

function lineAt(source: string, at: number): string {
  const from = source.lastIndexOf("\n", at - 1) + 1;
  const to = source.indexOf("\n", at);
  return source.slice(from, to === -1 ? source.length : to).trim();
}
