import { describe, expect, it } from "vitest";
import type { Visibility } from "../../src/domain/content/content.ts";
import type { Idea } from "../../src/domain/idea/idea.ts";
import { parseIdea } from "../../src/domain/idea/parse-idea.ts";
import { publicIdeaOf } from "../../src/domain/idea/public-idea.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const SECRET = "Derrière chez Mme Morvan";

function written(visibility: Visibility): Idea {
  return anIdea({
    visibility,
    title: SECRET,
    finding: SECRET,
    proposal: SECRET,
    forWhom: SECRET,
    links: [SECRET],
    address: SECRET,
    photos: [{ id: anIdentifier(9), alt: SECRET, state: "waiting", thumb: "" }],
    authorId: SECRET,
    authorName: SECRET,
    history: [{ at: NOW, status: "open", reason: SECRET, byKind: "guest", byName: SECRET }],
  });
}

describe("what everybody's devices hold of an idea", () => {
  it("is all of it when it is public, and not which account wrote it [IDEA-5] [SEC-15]", () => {
    expect(publicIdeaOf(written("public"))).toEqual({ ...written("public"), authorId: "" });
  });

  it.each(["pending", "hidden", "private"] as const)("is not a word of a %s one [IDEA-5]", (visibility) => {
    const projection = publicIdeaOf(written(visibility));
    expect(JSON.stringify(projection)).not.toContain(SECRET);
    expect(projection.photos).toEqual([]);
    expect(publicIdeaOf(projection)).toEqual(projection);
    expect(parseIdea(projection)).toEqual({ ok: true, value: projection });
  });

  it("keeps its place while it waits for a moderator, and none where it is private [IDEA-5]", () => {
    expect(publicIdeaOf(written("pending")).place).toEqual(anIdea().place);
    expect(publicIdeaOf(written("private")).place).toBeNull();
  });
});
