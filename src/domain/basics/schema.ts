import type { FieldCode, FieldProblem } from "../command/refusal.ts";
import { isRecord } from "./record.ts";
import { ok, err, type Result } from "./result.ts";
import {
  charsOf,
  hasExcludedCharacter,
  isCapitalLetters,
  isIllegible,
  seenCharsOf,
  tidyText,
} from "./text.ts";

export type Parsed<T> = Result<T, readonly FieldProblem[]>;

/** One description of a shape, for the form, the replica and the server. */
export interface Schema<T> {
  /**
   * Idempotent: what it accepts once, it accepts again unchanged. It never throws. What is `stored` was judged when it was written:
   * neither lengths nor whether anybody can read it are judged again, so that a rule made tighter since takes nothing away.
   */
  parse(value: unknown, stored?: boolean): Parsed<T>;
  /** A field that an object may leave out. */
  readonly mayBeMissing?: true;
}

interface TextLimits {
  readonly min?: number;
  readonly max: number;
  readonly lines?: "one" | "many";
  readonly letters?: "any" | "capital";
  readonly pattern?: RegExp;
}

/** A text in its tidy form, limits in code points. Empty is missing when there is a minimum. */
export function text(limits: TextLimits): Schema<string> {
  return {
    parse(value, stored) {
      if (typeof value !== "string") return problem("wrong_type");
      const tidy = tidyText(value);
      if (stored === true && limits.pattern === undefined) return ok(tidy);
      const illegible = stored !== true && isIllegible(tidy) ? problem("excluded_character") : undefined;
      return textProblem(tidy, limits) ?? illegible ?? ok(tidy);
    },
  };
}

function textProblem(
  tidy: string,
  { min = 0, max, lines = "one", letters = "any", pattern }: TextLimits,
): ReturnType<typeof problem> | undefined {
  if (hasExcludedCharacter(tidy, lines)) return problem("excluded_character");
  const wrongLength = lengthProblem(tidy, min, max);
  if (wrongLength !== undefined) return wrongLength;
  if (letters === "capital" && !isCapitalLetters(tidy)) return problem("not_capital_letters");
  return pattern?.test(tidy) === false ? problem("pattern") : undefined;
}

/** The shortest counts what can be seen, the longest all that is stored. */
function lengthProblem(tidy: string, min: number, max: number): ReturnType<typeof problem> | undefined {
  const seen = min === 0 ? 0 : seenCharsOf(tidy);
  if (seen === 0 && min > 0) return problem("required");
  const chars = charsOf(tidy);
  if (seen >= min && chars <= max) return undefined;
  if (min === max) return problem("wrong_length", max);
  return seen < min ? problem("too_short", min) : problem("too_long", max);
}

/** What the document said, as a command quotes it: it was judged when it was written. */
export function quoted<T>(schema: Schema<T>): Schema<T> {
  return { parse: (value) => schema.parse(value, true) };
}

export function textThat<T extends string>(is: (value: unknown) => value is T): Schema<T> {
  return {
    parse: (value) => (is(value) ? ok(value) : problem(typeof value === "string" ? "pattern" : "wrong_type")),
  };
}

/** As it was written: what this device or the provider of accounts named, and nobody typed here. */
export const exactText = textThat((value): value is string => typeof value === "string");

export function integer({ min, max }: { readonly min: number; readonly max: number }): Schema<number> {
  return {
    parse(value) {
      if (typeof value !== "number" || Number.isNaN(value)) return problem("not_a_number");
      if (value < min) return problem("out_of_range", min);
      if (value > max) return problem("out_of_range", max);
      return Number.isInteger(value) ? ok(value === 0 ? 0 : value) : problem("not_an_integer");
    },
  };
}

export const boolean: Schema<boolean> = {
  parse: (value) => (typeof value === "boolean" ? ok(value) : problem("wrong_type")),
};

export const anything: Schema<unknown> = { parse: (value) => ok(value) };

export function oneOf<const T extends string | number>(values: readonly T[]): Schema<T> {
  return {
    parse(value) {
      const found = values.find((candidate) => candidate === value);
      return found === undefined ? problem("not_one_of") : ok(found);
    },
  };
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return { parse: (value, stored) => (value === null ? ok(null) : schema.parse(value, stored)) };
}

/** What an older version did not write yet. */
export function optional<T>(schema: Schema<T>): Schema<T> {
  return { parse: (value, stored) => schema.parse(value, stored), mayBeMissing: true };
}

export function list<T>(item: Schema<T>, { max }: { readonly max: number }): Schema<readonly T[]> {
  return {
    parse(value, stored = false) {
      if (!Array.isArray(value)) return problem("wrong_type");
      if (!stored && value.length > max) return problem("out_of_range", max);
      const parsed = Array.from(value as unknown[], (one) =>
        one === undefined ? problem("required") : item.parse(one, stored),
      );
      const problems = parsed.flatMap((one, index) => (one.ok ? [] : within(String(index), one.problem)));
      return problems.length > 0 ? err(problems) : ok(parsed.flatMap((one) => (one.ok ? [one.value] : [])));
    },
  };
}

interface ObjectRules<T> {
  /** What a newer sender may add: `refused` by the server, `dropped` from what is stored. */
  readonly unknown?: "refused" | "dropped";
  /** What fields must be together; fields that are wrong by themselves are absent. */
  readonly together?: (fields: Partial<T>) => readonly FieldProblem[];
}

type FieldsOf<T> = { readonly [K in keyof Required<T>]: Schema<Required<T>[K]> };

/** Only own properties count, so `__proto__` and `constructor` are names like any other. */
export function object<T extends object>(
  fields: FieldsOf<T>,
  { unknown = "refused", together = () => [] }: ObjectRules<T> = {},
): Schema<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const isKnown = (name: string) => Object.hasOwn(fields, name);
  const isExpected = (value: object) => unknown === "dropped" || Object.keys(value).every(isKnown);
  return {
    parse(value, stored = unknown === "dropped") {
      if (!isRecord(value)) return problem("wrong_type");
      const problems: FieldProblem[] = isExpected(value) ? [] : [{ field: "", code: "unknown_field" }];
      const found: Partial<T> = {};
      for (const name of names) {
        const given = Object.hasOwn(value, name) ? value[name] : undefined;
        if (isLeftOut(given, fields[name])) continue;
        const parsed = given === undefined ? problem("required") : fields[name].parse(given, stored);
        if (parsed.ok) found[name] = parsed.value;
        else problems.push(...within(name, parsed.problem));
      }
      problems.push(...together(found));
      return problems.length > 0 ? err(problems) : ok(found as T);
    },
  };
}

function isLeftOut(given: unknown, { mayBeMissing }: Schema<unknown>): boolean {
  return given === undefined && mayBeMissing === true;
}

function problem(
  code: FieldCode,
  limit?: number,
): { readonly ok: false; readonly problem: readonly FieldProblem[] } {
  return err([limit === undefined ? { field: "", code } : { field: "", code, limit }]);
}

function within(name: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((one) => ({ ...one, field: one.field === "" ? name : `${name}.${one.field}` }));
}
