import type { I18n } from "@lingui/core";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { fieldSentence } from "../../../i18n/field-sentences.ts";

/** The sentence under one field of a setting: "" is the setting itself, "1.phone" the number of its second contact. */
export function problemSentence(
  i18n: I18n,
  problems: readonly FieldProblem[],
  field: string,
): string | undefined {
  const problem = problems.find((candidate) => candidate.field === field);
  return problem === undefined ? undefined : fieldSentence(i18n, problem);
}
