import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../demo/accounts.ts";
import { PROJECT_ID } from "../ports.ts";

const FILES = ["index.html", "sw.js", "manifest.webmanifest", "licences.txt", "data/communes.tsv"];
const TEXT = /\.(?:html|js|css|webmanifest)$/u;
/** France has 34,900 of them; an index that was cut short has fewer. */
const COMMUNES_MIN = 34_000;
/** What only a local run knows. */
const LOCAL_WORDS = ["127.0.0.1", PROJECT_ID, DEMO_PASSWORD, ...DEMO_ACCOUNTS.map(({ email }) => email)];

/** Why the page in this folder may not be published, in sentences. */
export function pageProblems(folder: string, project: string): readonly string[] {
  const missing = FILES.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.map((file) => `The page has no ${file}: npm run build makes it.`);
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
  const local = texts.flatMap(({ file, text }) =>
    LOCAL_WORDS.filter((word) => text.includes(word)).map(
      (word) => `${file} holds « ${word} »: a local page.`,
    ),
  );
  const communes = readFileSync(join(folder, "data/communes.tsv"), "utf8").split("\n").length;
  return [
    ...local,
    ...(communes < COMMUNES_MIN ? [`The index has ${communes} communes, and France has more.`] : []),
    ...(texts.some(({ text }) => text.includes(project))
      ? []
      : [`The page was not built for the project ${project}.`]),
  ];
}
