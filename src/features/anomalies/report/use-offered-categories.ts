import { useState } from "react";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { CategoryId } from "../../../domain/anomaly/categories.ts";
import type { City } from "../../../domain/city/city.ts";
import { byUse } from "./most-used.ts";

/** In the order of the first whole count: tiles that move under a thumb are worse than a count of an hour ago. */
export function useOfferedCategories({ id, categoriesOff }: City): readonly CategoryId[] {
  const views = useAnomalies(id);
  const [order, setOrder] = useState<readonly CategoryId[]>();
  if (order === undefined && views !== undefined) {
    setOrder(byUse(views.map(({ anomaly }) => anomaly)));
  }
  return (order ?? byUse([])).filter((category) => !categoriesOff.includes(category));
}
