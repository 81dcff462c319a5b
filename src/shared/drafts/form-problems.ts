import type { I18n } from "@lingui/core";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { namedFieldSentence, sentenceOfField } from "../../i18n/field-names.ts";
import { fieldIdOf } from "./field-ids.ts";

export type ProblemOf = (field: string) => string | undefined;

export function problemOf(i18n: I18n, problems: readonly FieldProblem[]): ProblemOf {
  return (field) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem === undefined ? undefined : sentenceOfField(i18n, problem);
  };
}

export function summaryItems(i18n: I18n, problems: readonly FieldProblem[]) {
  return problems.map((problem) => ({
    fieldId: fieldIdOf(problem.field),
    text: namedFieldSentence(i18n, problem),
  }));
}
