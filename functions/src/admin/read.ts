import {
  QUESTION_SCHEMA,
  type Answered,
  type Question,
} from "../../../src/domain/administration/question.ts";
import { adminCall } from "./admin-call.ts";
import { accountsAsked, moderatorsOf } from "./reads/accounts.ts";
import { openBlockRequests } from "./reads/block-requests.ts";
import { citiesAsked } from "./reads/cities.ts";
import { figuresBetween } from "./reads/figures.ts";
import { logPage } from "./reads/log.ts";
import { openRequests } from "./reads/requests.ts";
import { serviceState } from "./reads/service.ts";

type Answer = Answered<Question["name"]>;

export const read = adminCall({ name: "admin-read", payload: QUESTION_SCHEMA }, answerTo);

function answerTo(question: Question): Promise<Answer> {
  switch (question.name) {
    case "cities":
      return citiesAsked(question.asked);
    case "accounts":
      return accountsAsked(question.asked);
    case "moderators":
      return moderatorsOf(question.asked.cityId);
    case "requests":
      return openRequests(question.asked);
    case "blockRequests":
      return openBlockRequests(question.asked);
    case "service":
      return serviceState();
    case "figures":
      return figuresBetween(question.asked);
    case "log":
      return logPage(question.asked.after);
  }
}
