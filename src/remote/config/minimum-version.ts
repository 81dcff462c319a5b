import { ok, err, type Result } from "../../domain/basics/result.ts";
import { IS_LOCAL } from "../endpoints.ts";
import { fetchJson } from "../http/fetch-json.ts";
import { isRecord } from "../../domain/basics/record.ts";
import { cloudOrigins } from "./cloud-origins.ts";

const LOCAL_PROJECT = "demo-parvis";
const NO_MINIMUM = "0";

/** Without that field every version; if `unreachable`, the last known one. REST, as the worker asks too. */
export async function minimumVersion(
  documentUrl: string = configUrl(),
): Promise<Result<string, "unreachable">> {
  const answer = await fetchJson(documentUrl);
  if (!answer.ok) return err(answer.problem);
  return ok(versionIn(answer.value.body));
}

function configUrl(): string {
  const project = IS_LOCAL ? LOCAL_PROJECT : import.meta.env.VITE_FIREBASE_PROJECT_ID;
  const documents = `${cloudOrigins().firestore}/v1/projects/${project}/databases/(default)/documents`;
  return `${documents}/config/public?mask.fieldPaths=minimumVersion`;
}

/** Firestore's REST API encodes a field as `{ stringValue }`. */
function versionIn(document: unknown): string {
  const fields = isRecord(document) && isRecord(document["fields"]) ? document["fields"] : {};
  const field = fields["minimumVersion"];
  const value = isRecord(field) ? field["stringValue"] : undefined;
  return typeof value === "string" ? value : NO_MINIMUM;
}
