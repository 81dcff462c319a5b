import { Timestamp, type DocumentSnapshot, type Query } from "firebase-admin/firestore";

type Data = Readonly<Record<string, unknown>>;
export type Stored = Readonly<Record<string, object | undefined>>;

interface Field {
  toArray(): readonly string[];
}
interface Order {
  readonly field: Field;
  readonly direction: "ASCENDING" | "DESCENDING";
}
interface Filter {
  readonly field: Field;
  readonly op: string;
  readonly value: unknown;
}
/** What the SDK keeps of a query. */
interface Asked {
  readonly parentPath: { readonly relativeName: string };
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly filters: readonly Filter[];
  readonly fieldOrders: readonly Order[];
  readonly limit?: number;
  readonly startAt?: { readonly values: readonly unknown[] };
  with(this: Asked, changed: Partial<Asked>): Asked;
  readonly projection?: { readonly fields: readonly { readonly fieldPath: string }[] };
}
/** One that is found, by its path. */
type Found = readonly [path: string, data: Data];

const NAME = "__name__";
/** What the database refuses to be asked for more of. */
const IN_MAX = 30;

function askedOf(query: Query): Asked {
  return (query as unknown as { readonly _queryOptions: Asked })._queryOptions;
}

/** What a query finds among these documents, as the database does: whatever has not each field that it asks about or orders by is not found. */
export function foundHere(query: Query, documents: Stored): readonly Found[] {
  const asked = askedOf(query);
  const orders = ordersOf(asked);
  const found = Object.entries(documents)
    .flatMap(([path, data]): readonly Found[] => (data === undefined ? [] : [[path, data as Data]]))
    .filter(([path]) => isIn(asked, path))
    .filter((one) => asked.filters.every((filter) => isMet(filter, one)))
    .filter((one) => orders.every(({ field }) => valueIn(one, field) !== undefined))
    .toSorted((a, b) => inOrder(orders, a, valuesOf(b, orders)))
    .filter((one) => asked.startAt === undefined || inOrder(orders, one, cursorOf(asked, orders)) > 0);
  return found.slice(0, asked.limit).map(([path, data]) => [path, shown(asked, data)]);
}

/** The query from there on: after the values that are said, or after a document as it stands in the order. */
export function startedAfter(query: Query, where: readonly unknown[]): Query {
  const asked = askedOf(query);
  const [first] = where;
  const fieldOrders = isSnapshot(first) ? ordersOf(asked) : asked.fieldOrders;
  const values = isSnapshot(first) ? valuesOf([first.ref.path, first.data() ?? {}], fieldOrders) : where;
  if (values.length > fieldOrders.length) throw new Error("It begins after more than it is ordered by.");
  const Same = query.constructor as new (of: unknown, asked: Asked) => Query;
  return new Same(query.firestore, asked.with({ fieldOrders, startAt: { values } }));
}

function isSnapshot(value: unknown): value is DocumentSnapshot {
  return typeof value === "object" && value !== null && "exists" in value;
}

/** Where a document stands in an order. */
function valuesOf(one: Found, orders: readonly Order[]): readonly unknown[] {
  return orders.map(({ field }) => valueIn(one, field));
}

/** As it is asked for; by what it is limited to a part of, and at last by the name. */
function ordersOf({ fieldOrders, filters }: Pick<Asked, "fieldOrders" | "filters">): readonly Order[] {
  const direction = fieldOrders.at(-1)?.direction ?? "ASCENDING";
  const named = new Set(fieldOrders.map(({ field }) => nameOf(field)));
  const others = filters
    .filter(({ op, field }) => /THAN/u.test(op) && !named.has(nameOf(field)))
    .map(({ field }) => field);
  const byName = { toArray: () => [NAME] };
  const fields = new Map([...others, ...(named.has(NAME) ? [] : [byName])].map((one) => [nameOf(one), one]));
  return [...fieldOrders, ...[...fields.values()].map((field) => ({ field, direction }))];
}

function isIn({ parentPath, collectionId, allDescendants }: Asked, path: string): boolean {
  const [id, collection = "", ...above] = path.split("/").toReversed();
  if (id === undefined || collection !== collectionId) return false;
  return allDescendants || above.toReversed().join("/") === parentPath.relativeName;
}

function isMet({ field, op, value }: Filter, one: Found): boolean {
  const own = valueIn(one, field);
  if (own === undefined) return false;
  const isSame = (a: unknown, b: unknown) => ranked(a) === ranked(b) && compared(a, b) === 0;
  if (op === "EQUAL") return isSame(own, value);
  if (op === "ARRAY_CONTAINS") return Array.isArray(own) && own.some((each) => isSame(each, value));
  if (op === "IN") {
    const wanted = value as readonly unknown[];
    if (wanted.length > IN_MAX)
      throw new Error("The database is asked for thirty values at once at the most.");
    return wanted.some((each) => isSame(own, each));
  }
  if (ranked(own) !== ranked(value)) return false;
  const by = compared(own, value);
  const isMetBy: Readonly<Record<string, boolean>> = {
    LESS_THAN: by < 0,
    LESS_THAN_OR_EQUAL: by <= 0,
    GREATER_THAN: by > 0,
    GREATER_THAN_OR_EQUAL: by >= 0,
  };
  const isMetHere = isMetBy[op];
  if (isMetHere === undefined) throw new Error(`Nobody asked here by ${op} before.`);
  return isMetHere;
}

function inOrder(orders: readonly Order[], one: Found, values: readonly unknown[]): number {
  for (const [index, { field, direction }] of orders.slice(0, values.length).entries()) {
    const by = compared(valueIn(one, field), values[index]);
    if (by !== 0) return direction === "ASCENDING" ? by : -by;
  }
  return 0;
}

/** A name may be said as an id alone. */
function cursorOf(
  { startAt, parentPath, collectionId }: Asked,
  orders: readonly Order[],
): readonly unknown[] {
  return (startAt?.values ?? []).map((value, index) => {
    if (nameOf(orders[index]?.field) !== NAME || typeof value !== "string") return value;
    if (value.includes("/")) return value.split("/");
    return [...parentPath.relativeName.split("/").filter(Boolean), collectionId, value];
  });
}

function valueIn([path, data]: Found, field: Field): unknown {
  if (nameOf(field) === NAME) return path.split("/");
  return field.toArray().reduce<unknown>((value, name) => (value as Data | null | undefined)?.[name], data);
}

function nameOf(field: Field | undefined): string {
  return field?.toArray().join(".") ?? "";
}

/** Values of one kind are compared, kinds among themselves. */
function ranked(value: unknown): number {
  if (value === null) return 0;
  if (typeof value === "boolean") return 1;
  if (typeof value === "number") return 2;
  if (value instanceof Timestamp || value instanceof Date) return 3;
  return typeof value === "string" ? 4 : 5;
}

function compared(a: unknown, b: unknown): number {
  const [left, right] = [plain(a), plain(b)];
  if (ranked(a) !== ranked(b)) return ranked(a) - ranked(b);
  if (Array.isArray(left) && Array.isArray(right)) {
    const index = left.findIndex((each, at) => each !== right[at]);
    if (index === -1) return left.length - right.length;
    return right[index] === undefined ? 1 : compared(left[index], right[index]);
  }
  if (left === right) return 0;
  return (left as number) < (right as number) ? -1 : 1;
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (value instanceof Date) return value.getTime();
  const { path } = (value ?? {}) as { readonly path?: unknown };
  return typeof path === "string" ? path.split("/") : value;
}

/** Of what it is, the fields that are asked for. */
function shown({ projection }: Asked, data: Data): Data {
  if (projection === undefined) return data;
  return projection.fields.reduce<Data>(
    (all, { fieldPath }) => withPart(all, data, fieldPath.split(".")),
    {},
  );
}

function withPart(all: Data, data: Data, [name = "", ...inside]: readonly string[]): Data {
  if (!Object.hasOwn(data, name)) return all;
  if (inside.length === 0) return { ...all, [name]: data[name] };
  const part = withPart((all[name] ?? {}) as Data, (data[name] ?? {}) as Data, inside);
  return { ...all, [name]: part };
}
