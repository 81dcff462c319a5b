import type { Dispatch } from "react";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import type { ReportFormAction } from "./report-form-reducer.ts";
import type { ReportForm } from "./report-form.ts";
import type { ProblemOf } from "../../../shared/drafts/form-problems.ts";

export interface Block {
  readonly city: City;
  readonly draftId: Identifier;
  readonly form: ReportForm;
  readonly dispatch: Dispatch<ReportFormAction>;
  readonly says: ProblemOf;
}
