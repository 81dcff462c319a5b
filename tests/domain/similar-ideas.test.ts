import { describe, expect, it } from "vitest";
import { similarIdeas } from "../../src/domain/idea/similar-ideas.ts";
import { anIdea } from "../examples/an-idea.ts";

const saying = (title: string, proposal = "", status: "open" | "declined" | "retired" = "open") =>
  anIdea({ title, proposal, status });

describe("ideas that say nearly the same", () => {
  it("have two words in common with a title, whatever their accents and endings, the nearest first [IDEA-7]", () => {
    const bench = saying("Un banc au bord de l’Ille");
    const shade = saying("De l’ombre à l’école", "Planter des tilleuls et poser des bancs dans la cour.");
    const both = saying("Des bancs sous les tilleuls de la cour", "", "declined");
    expect(similarIdeas("Tilleul et banc dans la cour", [bench, shade, both])).toEqual([shade, both]);
    expect(similarIdeas("", [bench, shade, both])).toEqual([]);
  });

  it("are none that their author took back [IDEA-7]", () => {
    const gone = saying("Des bancs sous les tilleuls", "", "retired");
    expect(similarIdeas("Bancs et tilleuls", [gone])).toEqual([]);
  });
});
