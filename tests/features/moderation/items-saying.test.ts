import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { itemsSaying } from "../../../src/features/moderation/items-saying.ts";
import type { QueueItem } from "../../../src/shared/moderation/queue-item.ts";
import { aMessage } from "../../examples/a-message.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const rest = { isOpen: true, isUnanswered: true, sync: null, mine: false };
const items = [
  { collection: "anomalies", content: anAnomaly(), view: { anomaly: anAnomaly({ title: "Banc cassé" }) } },
  { collection: "ideas", content: anIdea(), view: { idea: anIdea({ title: "Un potager partagé" }) } },
  { collection: "activities", content: anActivity(), view: { activity: anActivity({ title: "Loto" }) } },
  { collection: "messages", content: aMessage(), view: { message: aMessage({ text: "Qui range ?" }) } },
].map((item) => ({ ...rest, ...item }) as unknown as QueueItem);

describe("what moderators look for", () => {
  it.each([
    ["cassé", ["anomalies"]],
    ["POTAGER", ["ideas"]],
    ["loto", ["activities"]],
    ["range qui", ["messages"]],
    ["casse", ["anomalies"]],
    ["potgaer", ["ideas"]],
    ["bans casé", ["anomalies"]],
    ["lato", ["activities"]],
    ["rien de tel", []],
    ["  ", ["anomalies", "ideas", "activities", "messages"]],
  ])("« %s » is found by any of its words, in every kind of content [MOD-6]", (text, found) => {
    expect(itemsSaying(i18n, text, items).map(({ collection }) => collection)).toEqual(found);
  });

  it("is found by what a report is called, where nobody gave it a title [MOD-6]", () => {
    const untitled = {
      anomaly: anAnomaly({ title: "", categoryId: "eclairage", subcategoryId: "lampadaire-eteint" }),
    };
    const [one] = items.map((item) => ({ ...item, view: untitled }) as unknown as QueueItem);
    expect(itemsSaying(i18n, "lampadaire eteint", one === undefined ? [] : [one])).toHaveLength(1);
  });
});
