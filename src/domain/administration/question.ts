import type { Day } from "../basics/day.ts";
import { isDay } from "../basics/day.ts";
import type { Instant } from "../basics/instant.ts";
import { CURSOR_SCHEMA, type Cursor, type Page } from "../basics/page.ts";
import { ok } from "../basics/result.ts";
import { anything, list, nullable, object, oneOf, optional, text, type Schema } from "../basics/schema.ts";
import { CITY_ID_SCHEMA, type CityId } from "../city/city.ts";
import type { JoinRequest } from "../city/join-request.ts";
import type { BlockRequest } from "../moderation/block-request.ts";
import type { MaskedCount } from "../statistics/small-groups.ts";
import type { ActName, ActProblem } from "./act.ts";
import type { DayFigures } from "./day-figures.ts";

/** As many as one page shows. */
export const ADMIN_PAGE = 25;
/** A year and a day. */
export const FIGURE_DAYS_MAX = 366;

interface AskedPage {
  /** Missing where an earlier version asks for the first page. */
  readonly after?: Cursor | null;
}

/** What administrators ask, each with its payload and its answer. */
export interface Questions {
  readonly cities: {
    /** Only these; null for all of them by name. */
    readonly asked: { readonly ids: readonly CityId[] | null; readonly after: Cursor | null };
    readonly answer: Page<CityHealth>;
  };
  readonly accounts: {
    readonly asked: {
      /** An address or an id in whole, or how a displayed name begins; empty for all. */
      readonly text: string;
      readonly which: AccountChoice;
      readonly after: Cursor | null;
    };
    readonly answer: Page<AccountSummary>;
  };
  readonly moderators: {
    readonly asked: { readonly cityId: CityId };
    readonly answer: Page<AccountSummary>;
  };
  readonly requests: {
    readonly asked: AskedPage;
    readonly answer: Page<RequestEntry>;
  };
  readonly blockRequests: {
    readonly asked: AskedPage;
    readonly answer: Page<BlockRequestEntry>;
  };
  readonly service: {
    readonly asked: object;
    readonly answer: ServiceState;
  };
  readonly figures: {
    readonly asked: { readonly from: Day; readonly to: Day };
    readonly answer: { readonly days: readonly DayFigures[] };
  };
  readonly log: {
    readonly asked: { readonly after: Cursor | null };
    readonly answer: Page<LogEntry>;
  };
}

export type QuestionName = keyof Questions;
export type Asked<N extends QuestionName> = Questions[N]["asked"];
export type Answered<N extends QuestionName> = Questions[N]["answer"];

export const ACCOUNT_CHOICES = ["all", "official", "disabled"] as const;
export type AccountChoice = (typeof ACCOUNT_CHOICES)[number];

/** A city as its last count describes it; null for what was not counted. An earlier version hides how few there are. */
export interface CityHealth {
  readonly id: CityId;
  readonly name: string;
  readonly population: number | null;
  readonly moderatorsCount: number;
  /** Guests and accounts whose commune it is, now. */
  readonly residents: MaskedCount | null;
  readonly open: number | null;
  readonly ackHours: number | null;
  readonly resolveDays: number | null;
  /** What a moderator is to look at, now. */
  readonly waiting: MaskedCount | null;
  readonly countedAt: Instant | null;
}

export interface AccountSummary {
  readonly uid: string;
  /** Empty for a guest, and for an account that the identity provider has no more. */
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly displayName: string;
  readonly cityId: CityId | null;
  readonly createdAt: Instant | null;
  readonly isAdmin: boolean;
  readonly moderatorOfCities: readonly CityId[];
  /** A guest who went on with an account, or an account that was deleted: nobody acts with it any more. */
  readonly closed?: "adopted" | "deleted";
  /** By an administrator. */
  readonly isDisabled: boolean;
  readonly disabledReason: string;
  readonly disabledUntil: Instant | null;
}

export interface ServiceState {
  readonly notice: string;
  readonly minimumVersion: string;
  readonly citiesCount: number;
  readonly accountsCount: number;
  /** What waits for a moderator for longer than WAITING_TOO_LONG_MS, longest first. */
  readonly waiting: readonly WaitingItem[];
}

export interface WaitingItem {
  readonly id: string;
  readonly cityId: CityId;
  readonly collection: string;
  /** Of a message how it begins; empty where nobody may carry it around. */
  readonly title: string;
  /** The discussion of a message; missing from an earlier version. */
  readonly threadId?: string;
  readonly since: Instant;
}

/** A town hall that asks to answer for its commune. */
export interface RequestEntry extends JoinRequest {
  readonly uid: string;
  /** Confirmed; empty when the account is no more. */
  readonly email: string;
  readonly at: Instant;
}

/** A moderator asks that an account be blocked. */
export interface BlockRequestEntry extends BlockRequest {
  readonly account: AccountSummary;
}

export interface LogEntry {
  readonly id: string;
  readonly at: Instant;
  readonly by: string;
  /** The address of who acted; empty when the account is no more. */
  readonly byEmail: string;
  readonly name: ActName;
  readonly about: Readonly<Record<string, unknown>>;
  /** The address of the account it is about; empty for none, and for one that is no more. */
  readonly aboutEmail: string;
  /** `begun`: nothing is known of its end. */
  readonly result: "begun" | "done" | ActProblem;
}

const after = nullable(CURSOR_SCHEMA);
const day: Schema<Day> = {
  parse: (value) =>
    text({ min: 10, max: 10, pattern: /^[0-9-]+$/u }).parse(isDay(String(value)) ? value : ""),
};

const ASKED: { readonly [N in QuestionName]: Schema<Asked<N>> } = {
  cities: object({ ids: nullable(list(CITY_ID_SCHEMA, { max: ADMIN_PAGE })), after }),
  accounts: object({ text: text({ max: 254 }), which: oneOf(ACCOUNT_CHOICES), after }),
  moderators: object({ cityId: CITY_ID_SCHEMA }),
  requests: object<AskedPage>({ after: optional(after) }),
  blockRequests: object<AskedPage>({ after: optional(after) }),
  service: object({}),
  figures: object({ from: day, to: day }),
  log: object({ after }),
};

export type Question = {
  readonly [N in QuestionName]: { readonly name: N; readonly asked: Asked<N> };
}[QuestionName];

const ENVELOPE = object<{ readonly name: QuestionName; readonly asked: unknown }>({
  name: oneOf(Object.keys(ASKED) as QuestionName[]),
  asked: anything,
});

export const QUESTION_SCHEMA: Schema<Question> = {
  parse(value) {
    const envelope = ENVELOPE.parse(value);
    if (!envelope.ok) return envelope;
    const asked = ASKED[envelope.value.name].parse(envelope.value.asked);
    return asked.ok ? ok({ name: envelope.value.name, asked: asked.value } as Question) : asked;
  },
};
