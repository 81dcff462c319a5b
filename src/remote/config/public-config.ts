import { ok, err, type Result } from "../../domain/basics/result.ts";
import { isRecord } from "../../domain/basics/record.ts";
import { IS_LOCAL } from "../endpoints.ts";
import { fetchJson } from "../http/fetch-json.ts";
import { cloudOrigins } from "./cloud-origins.ts";

const LOCAL_PROJECT = "demo-parvis";

type PublicField = "minimumVersion" | "notice";

/** What `config/public` says of itself; undefined where it has no such text. REST, as the worker asks too. */
export async function publicText(
  field: PublicField,
  documentUrl: string = configUrl(field),
): Promise<Result<string | undefined, "unreachable">> {
  const answer = await fetchJson(documentUrl);
  if (!answer.ok) return err(answer.problem);
  return ok(textIn(answer.value.body, field));
}

function configUrl(field: PublicField): string {
  const project = IS_LOCAL ? LOCAL_PROJECT : import.meta.env.VITE_FIREBASE_PROJECT_ID;
  const documents = `${cloudOrigins().firestore}/v1/projects/${project}/databases/(default)/documents`;
  return `${documents}/config/public?mask.fieldPaths=${field}`;
}

/** Firestore's REST API encodes a field as `{ stringValue }`. */
function textIn(document: unknown, field: PublicField): string | undefined {
  const fields = isRecord(document) && isRecord(document["fields"]) ? document["fields"] : {};
  const found = fields[field];
  const value = isRecord(found) ? found["stringValue"] : undefined;
  return typeof value === "string" ? value : undefined;
}
