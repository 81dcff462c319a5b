import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { ok, type Result } from "../../../src/domain/basics/result.ts";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import {
  CityChoicePage,
  type CityChoicePageProps,
} from "../../../src/features/city-choice/city-choice-page.tsx";
import { renderFramed } from "../../ui/framed.tsx";

const INDEX = [
  "35024\tBetton\t35830\t12964\t481817\t-16436\tIlle-et-Vilaine",
  "35238\tRennes\t35000\t225081\t481120\t-16820\tIlle-et-Vilaine",
  "93066\tSaint-Denis\t93200\t149077\t\t\tSeine-Saint-Denis",
  "97411\tSaint-Denis\t97400\t155634\t\t\tLa Réunion",
  "98818\tNouméa\t98800\t94285\t\t\tNouvelle-Calédonie",
  ...Array.from({ length: 12 }, (_, n) => `${51_001 + n}\tChampagne ${n + 1}\t51300\t${100 - n}\t\t\tMarne`),
].join("\n");
export const BETTON = {
  nom: "Betton",
  code: "35024",
  population: 12_964,
  centre: { type: "Point", coordinates: [-1.6436, 48.1817] },
  mairie: { type: "Point", coordinates: [-1.642, 48.182] },
  contour: {
    type: "Polygon",
    coordinates: [
      [
        [-1.7, 48.1],
        [-1.6, 48.1],
        [-1.6, 48.2],
        [-1.7, 48.1],
      ],
    ],
  },
};

export const chosen: string[] = [];
let api: () => Response | Promise<Response>;

/** What the geographic API answers from now on, to the end of the test. */
export function apiAnswers(answer: typeof api): void {
  api = answer;
}

beforeEach(() => {
  chosen.length = 0;
  api = () => Response.json([BETTON]);
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, options?: RequestInit) => {
    if (url.includes("/communes?")) return Promise.resolve(api());
    return url.endsWith(".tsv") ? Promise.resolve(new Response(INDEX)) : network(url, options);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export async function openPage(over: Partial<CityChoicePageProps> = {}, state: unknown = null) {
  const onChoose = ({ code }: { code: string }): Promise<Result<void, never>> => {
    chosen.push(code);
    return Promise.resolve(ok(undefined));
  };
  await renderFramed(
    <BareShell>
      <CityChoicePage
        known={[]}
        mine={undefined}
        asked={undefined}
        online
        onChoose={onChoose}
        onChooseHere={({ code }) => void chosen.push(`${code} here`)}
        {...over}
      />
    </BareShell>,
    { pathname: "/city/France/map/onboarding", state },
  );
}

export const search = () => page.getByRole("combobox", { name: /Nom ou code postal/u });
export const confirm = () => page.getByRole("button", { name: "C’est ma commune" });
