/**
 * Groups of files that reach each other: the strongly connected components of more than one file (Tarjan, 1972).
 *
 * @param targetsOf for each file, the files it imports
 */
export function cyclesIn(targetsOf: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: (readonly string[])[] = [];

  const lower = (file: string, rank = 0) => lowest.set(file, Math.min(lowest.get(file) ?? rank, rank));

  const visit = (file: string): void => {
    order.set(file, order.size);
    lower(file, order.get(file));
    stack.push(file);
    for (const target of targetsOf.get(file) ?? []) {
      if (!order.has(target)) {
        visit(target);
        lower(file, lowest.get(target));
      } else if (stack.includes(target)) lower(file, order.get(target));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.lastIndexOf(file));
    if (group.length > 1 || targetsOf.get(file)?.includes(file) === true) cycles.push(group.toSorted());
  };

  for (const file of targetsOf.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
