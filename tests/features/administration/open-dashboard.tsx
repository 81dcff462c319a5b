import { DataProvider } from "../../../src/data/data-context.ts";
import type { Act } from "../../../src/domain/administration/act.ts";
import type {
  AccountSummary,
  Answered,
  CityHealth,
  LogEntry,
  QuestionName,
} from "../../../src/domain/administration/question.ts";
import { err, ok } from "../../../src/domain/basics/result.ts";
import { AdminDashboard } from "../../../src/features/administration/admin-dashboard.tsx";
import { commandWords } from "../../../src/features/offline/outbox-words.ts";
import type { AdminCallables } from "../../../src/remote/callables/admin-callables.ts";
import type { CallProblem } from "../../../src/remote/callables/call-answered.ts";
import { aCity } from "../../examples/a-city.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";

export const BETTON: CityHealth = {
  id: "35024",
  name: "Betton",
  population: 12_500,
  moderatorsCount: 2,
  residents: 340,
  open: 57,
  ackHours: 26,
  resolveDays: 9,
  waiting: 3,
  countedAt: Date.now() - 3_600_000,
};

export const LA_MEZIERE: CityHealth = {
  id: "35177",
  name: "La Mézière",
  population: 4_900,
  moderatorsCount: 0,
  residents: 1,
  open: null,
  ackHours: null,
  resolveDays: null,
  waiting: 0,
  countedAt: null,
};

const SOLENE: AccountSummary = {
  uid: "solene",
  email: "solene@exemple.fr",
  isConfirmed: true,
  displayName: "Solène",
  cityId: "35024",
  createdAt: Date.UTC(2026, 1, 3),
  isAdmin: false,
  moderatorOfCities: ["35024"],
  isDisabled: false,
  disabledReason: "",
  disabledUntil: null,
};

const NOEMIE: AccountSummary = {
  ...SOLENE,
  uid: "noemie",
  email: "",
  displayName: "",
  moderatorOfCities: [],
  closed: "adopted",
};

const GRANTED: LogEntry = {
  id: "0190f000-0000-7000-8000-000000000001",
  at: Date.now() - 60_000,
  by: "admin",
  byEmail: "admin@exemple.fr",
  name: "grant-moderator",
  about: { uid: "solene", cityId: "35024" },
  aboutEmail: "solene@exemple.fr",
  result: "done",
};

const ANSWERS: { readonly [N in QuestionName]: Answered<N> } = {
  cities: { items: [BETTON, LA_MEZIERE], next: null },
  accounts: { items: [SOLENE, NOEMIE], next: null },
  moderators: { items: [SOLENE], next: null },
  requests: {
    items: [
      {
        uid: "yann",
        cityId: "35177",
        name: "Yann Le Goff",
        role: "Secrétaire de mairie",
        email: "accueil@lameziere.fr",
        at: Date.now() - 86_400_000,
      },
    ],
    next: null,
  },
  blockRequests: {
    items: [
      {
        account: { ...SOLENE, uid: "gael", email: "gael@exemple.fr", moderatorOfCities: [] },
        cityId: "35024",
        collection: "messages",
        words: "Vous êtes tous des incapables.",
        reason: "Insulte trois voisins depuis lundi.",
        byName: "Nolwenn",
        at: Date.now() - 86_400_000,
      },
    ],
    next: { value: "1773300000000", id: "35024-gael" },
  },
  service: {
    notice: "",
    minimumVersion: "0.1.0",
    citiesCount: 2,
    accountsCount: 40,
    waiting: [
      {
        id: "w1",
        cityId: "35024",
        collection: "anomalies",
        title: "Dépôt sauvage derrière le gymnase",
        since: Date.now() - 3 * 86_400_000,
      },
      {
        id: "w2",
        cityId: "35024",
        collection: "messages",
        title: "Vous êtes tous des incapables.",
        threadId: "t1",
        since: Date.now() - 4 * 86_400_000,
      },
    ],
  },
  figures: {
    days: [
      {
        day: "2026-03-12",
        applied: { "report-anomaly": 31, "me-too-anomaly": 12 },
        refused: { quota_reports: 2 },
        versions: { "0.1.0": 44 },
        ages: { minute: 40, week: 3 },
      },
    ],
  },
  log: { items: [GRANTED], next: null },
};

const NONE = { items: [], next: null };

export interface FakeService {
  readonly asked: { readonly name: QuestionName; readonly asked: unknown }[];
  readonly acts: Act[];
  /** From now on nothing is answered but this. */
  problem: CallProblem | null;
  /** From now on nothing is answered at all. */
  isSilent: boolean;
  readonly device: Awaited<ReturnType<typeof openDatabases>>["device"];
}

/** The dashboard over a service that answers from memory. */
export async function openDashboard(at = "", over: Partial<typeof ANSWERS> = {}): Promise<FakeService> {
  const data = await openDatabases({ city: aCity(), actor: { isAdmin: true }, heard: true });
  const service: FakeService = { asked: [], acts: [], problem: null, isSilent: false, device: data.device };
  const calls: AdminCallables = {
    read: (name, asked) => {
      service.asked.push({ name, asked });
      if (service.isSilent) return new Promise(() => undefined);
      if (service.problem !== null) return Promise.resolve(err(service.problem));
      const isDone = (done: Act["name"]): boolean => service.acts.some((act) => act.name === done);
      const answers = {
        ...ANSWERS,
        ...over,
        ...(isDone("close-block-request") ? { blockRequests: NONE } : {}),
        ...(isDone("accept-request") ? { requests: NONE } : {}),
      };
      return Promise.resolve(ok(answers[name]));
    },
    act: (act) => {
      service.acts.push(act);
      if (service.problem !== null) return Promise.resolve(err(service.problem));
      return Promise.resolve(ok(undefined));
    },
  };
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <AdminDashboard calls={calls} kindWords={commandWords} />
      </main>
    </DataProvider>,
    `/admin-dashboard${at}`,
  );
  return service;
}
