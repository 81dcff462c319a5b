import { err, ok } from "../../domain/basics/result.ts";
import { object, type Schema } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { UID } from "./known-account.ts";

export interface Adoption {
  readonly from: string;
  readonly to: string;
}

const KEY = "parvis.adoptions";
const ADOPTIONS_MAX = 1_000;
const ADOPTION = object<Adoption>({ from: UID, to: UID });
/** An entry that nobody can read costs itself: each of the others brings somebody's reports along. */
const ADOPTIONS: Schema<readonly Adoption[]> = {
  parse(value) {
    if (!Array.isArray(value)) return err([{ field: "", code: "wrong_type" }]);
    const parsed = value.slice(-ADOPTIONS_MAX).map((one) => ADOPTION.parse(one));
    return ok(parsed.flatMap((one) => (one.ok ? [one.value] : [])));
  },
};

const adoptionsIn = (storage: KeyValueStorage) => storedJson(storage, KEY, ADOPTIONS);

export function adoptions(storage: KeyValueStorage): readonly Adoption[] {
  return (adoptionsIn(storage).read() ?? []).filter(({ from, to }) => from !== to);
}

export function noteAdoption(storage: KeyValueStorage, adoption: Adoption): void {
  adoptionsIn(storage).write([...others(storage, adoption), adoption]);
}

export function forgetAdoption(storage: KeyValueStorage, adoption: Adoption): void {
  adoptionsIn(storage).write(others(storage, adoption));
}

function others(storage: KeyValueStorage, { from, to }: Adoption): readonly Adoption[] {
  return adoptions(storage).filter((other) => other.from !== from || other.to !== to);
}
