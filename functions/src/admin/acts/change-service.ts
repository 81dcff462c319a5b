import { FieldValue } from "firebase-admin/firestore";
import type { Act, ActProblem } from "../../../../src/domain/administration/act.ts";
import { ensureCity } from "../../cities/create-city.ts";
import { refs } from "../../store/paths.ts";

type ServiceAct = Exclude<Act, { readonly payload: { readonly uid: string } }>;

export async function changeService(act: ServiceAct): Promise<ActProblem | undefined> {
  switch (act.name) {
    case "open-city": {
      const made = await ensureCity(act.payload.cityId);
      if (made.ok) return undefined;
      return made.problem === "no_data" ? "no_such_city" : "geo_api_unreachable";
    }
    case "set-notice":
      return changeConfig({ notice: act.payload.notice });
    case "set-minimum-version":
      return changeConfig({ minimumVersion: act.payload.version });
  }
}

async function changeConfig(change: object): Promise<undefined> {
  await refs.publicConfig().set({ ...change, updatedAt: FieldValue.serverTimestamp() }, { merge: true });
  return undefined;
}
