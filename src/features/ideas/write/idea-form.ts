import type { DraftOf } from "../../../data/device/rows.ts";
import { err, type Result } from "../../../domain/basics/result.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import type { SentPhoto } from "../../../domain/content/written-fields.ts";
import type { IDEA_KIND, IdeaCategoryId } from "../../../domain/idea/idea.ts";
import { IDEA_PAYLOAD_SCHEMA, type IdeaPayload } from "../../../domain/idea/publish-idea.ts";
import { formOfDraft } from "../../../shared/drafts/draft-fields.ts";
import { withPlace, type PlaceFields, type PlaceMove } from "../../../shared/place/place-fields.ts";

/** What a person has typed so far; `null` where nothing is chosen yet. Photos stay in the device, under the draft's id. */
export interface IdeaForm extends PlaceFields {
  readonly categoryId: IdeaCategoryId | null;
  readonly title: string;
  readonly finding: string;
  readonly proposal: string;
  readonly forWhom: string;
  /** Lines, as they are typed. */
  readonly links: readonly string[];
  readonly scope: "place" | "commune";
  readonly showName: boolean;
}

export const EMPTY_IDEA: IdeaForm = {
  place: null,
  positionSource: "map",
  accuracyM: null,
  address: "",
  locationHint: "",
  categoryId: null,
  title: "",
  finding: "",
  proposal: "",
  forWhom: "",
  links: [],
  scope: "commune",
  showName: false,
};

type Typed = Omit<IdeaForm, "place" | "positionSource" | "accuracyM">;

export type IdeaFormAction = PlaceMove | { readonly type: "typed"; readonly fields: Partial<Typed> };

export function ideaFormReducer(form: IdeaForm, action: IdeaFormAction): IdeaForm {
  return action.type === "typed" ? { ...form, ...action.fields } : withPlace(form, action);
}

/** What was sent has no scope of its own: its place says it. */
export function ideaFormOfDraft({ fields }: DraftOf<typeof IDEA_KIND>): IdeaForm {
  const scope = fields.place ? "place" : "commune";
  return formOfDraft({ ...EMPTY_IDEA, scope }, fields);
}

const PAGE_ORDER = [
  "title",
  "finding",
  "proposal",
  "forWhom",
  "links",
  "categoryId",
  "place",
  "address",
  "photos",
];

/** The form as it travels, or everything that is wrong with it from the top of the page to its end. */
export function ideaOfForm(
  form: IdeaForm,
  photos: readonly SentPhoto[],
): Result<IdeaPayload, readonly FieldProblem[]> {
  const { categoryId, title, finding, proposal, forWhom, showName, scope, place, address } = form;
  const where = scope === "commune" ? { place: null, address: "" } : { place: place ?? undefined, address };
  const idea = IDEA_PAYLOAD_SCHEMA.parse({
    ...where,
    categoryId: categoryId ?? undefined,
    title,
    finding,
    proposal,
    forWhom,
    ...linksOf(form),
    showName,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
  });
  return idea.ok ? idea : err(idea.problem.map(atItsField).toSorted((a, b) => rankOf(a) - rankOf(b)));
}

function linksOf({ links }: IdeaForm): Pick<IdeaPayload, "links"> {
  const written = links.map((link) => link.trim()).filter((link) => link !== "");
  return written.length === 0 ? {} : { links: written };
}

/** All links stand in one field. */
function atItsField(problem: FieldProblem): FieldProblem {
  return problem.field.startsWith("links.") ? { ...problem, field: "links" } : problem;
}

function rankOf({ field }: FieldProblem): number {
  return PAGE_ORDER.indexOf(field.split(".")[0] ?? field);
}
