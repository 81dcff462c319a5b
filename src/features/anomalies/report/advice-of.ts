import {
  categoryOf,
  isAnsweredByAdvice,
  subcategoryOf,
  type AdviceCode,
  type BlockedCategory,
  type CategoryId,
  type SubcategoryId,
} from "../../../domain/anomaly/categories.ts";

export interface Advice {
  readonly code: AdviceCode;
  readonly replacesForm: boolean;
}

export function adviceOf(
  categoryId: CategoryId | null,
  subcategoryId: SubcategoryId | null,
  blocked: BlockedCategory | null,
): Advice | undefined {
  if (blocked !== null) return { code: blocked.advice, replacesForm: true };
  if (categoryId === null || subcategoryId === null) return undefined;
  const own = subcategoryOf(categoryId, subcategoryId)?.advice;
  const code = own ?? categoryOf(categoryId).advice;
  return code === undefined ? undefined : { code, replacesForm: isAnsweredByAdvice({ advice: code }) };
}
