import { textIndex, type IndexedText } from "../../src/data/search/text-index.ts";
import { loadCommuneIndex } from "../../src/remote/communes/load-index.ts";

const WORDS_EACH = 30;
const WORDS = 6000;
const TURNS = 5;
const SLICE = 250;

interface TextSearches {
  readonly builtMs: number;
  /** One per letter that was typed: the shortest of a few turns, which other programs lengthen least. */
  readonly lettersMs: readonly number[];
}

/** Texts of French words, a few of them in most texts and most of them in few, as in what people write; each ends with its address. */
export async function textSearches(count: number): Promise<TextSearches> {
  const names = (await loadCommuneIndex("/communes.tsv")).map(({ name }) => name.split(/[-\s’]/u));
  const words = [...new Set(names.flat())].slice(0, WORDS);
  const texts = Array.from({ length: count }, (_, at) => textAt(words, at));
  const index = textIndex();
  const from = performance.now();
  for (let at = 0; at < count; at += SLICE)
    index({ kind: "change", texts: texts.slice(at, at + SLICE), gone: [] });
  const builtMs = performance.now() - from;
  const find = (text: string): number => {
    const from = performance.now();
    index({ kind: "find", id: 1, text });
    return performance.now() - from;
  };
  const typed = [
    ...[0, 3, 40, 400, 4000].map((rank) => wordAt(words, rank)),
    `${wordAt(words, 2)} ${wordAt(words, 90)}`,
    `x${wordAt(words, 50)}`,
    "12 rue des lilas",
    "35830 betton",
    "2026-0142",
    "nulle part sur rien",
  ];
  const asked = typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  return {
    builtMs,
    lettersMs: asked.map((text) => Math.min(...Array.from({ length: TURNS }, () => find(text)))),
  };
}

function wordAt(words: readonly string[], rank: number): string {
  return words[rank] ?? "";
}

function textAt(words: readonly string[], at: number): IndexedText {
  const said = Array.from({ length: WORDS_EACH }, (_, n) => {
    const share = ((at * 7919 + n * 104_729) % 99_991) / 99_991;
    return wordAt(words, Math.floor(words.length * share ** 3));
  });
  return {
    key: String(at),
    title: said.slice(0, 3).join(" "),
    text: `2026-${String(at).padStart(4, "0")} ${said.join(" ")} ${(at % 90) + 1} rue des Lilas, 35830 Betton`,
  };
}
