import { describe, expect, it } from "vitest";
import type { IdeaPayload } from "../../../src/domain/idea/publish-idea.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { ideaFormOfDraft, ideaOfForm } from "../../../src/features/ideas/write/idea-form.ts";
import { draftFieldsOf } from "../../../src/shared/drafts/draft-fields.ts";
import { aPublishedIdea } from "../../examples/an-idea.ts";

function formOf(over: Partial<IdeaPayload>) {
  const { id, kind, cityId, payload } = aPublishedIdea(over);
  const { photos: _, ...fields } = payload;
  return { payload, form: ideaFormOfDraft({ id, kind, cityId, fields, updatedAt: 0 }) };
}

describe("an idea that was refused and is to be corrected", () => {
  it("keeps its place, and one of the whole commune none [OFF-6]", () => {
    const place = placeOf(48.1825, -1.6436);
    for (const where of [
      { place, address: "Rue de la Forge" },
      { place: null, address: "" },
    ]) {
      const { payload, form } = formOf({ ...where, photos: [], links: ["https://exemple.fr/jardin"] });
      expect(ideaOfForm(form, [])).toEqual({ ok: true, value: payload });
    }
  });

  it("is of the whole commune once that is chosen, whatever place was pointed at [FORM-6]", () => {
    const { form } = formOf({ place: placeOf(48.1825, -1.6436), address: "Rue de la Forge" });
    const { id, kind, cityId } = aPublishedIdea();
    const typed = { ...form, scope: "commune" } as const;
    const draft = { id, kind, cityId, fields: draftFieldsOf<typeof kind>(typed), updatedAt: 0 };
    expect(ideaFormOfDraft(draft)).toEqual(typed);
  });
});
