import type { City } from "./city.ts";

const FIRST_STEPS = ["townHall", "charter", "emergencyContacts", "message", "secondModerator"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a commune that just joined has to settle in its first week, and has not yet: read off the city, so that nothing has to be ticked. */
export function firstStepsLeft(
  city: Pick<City, "townHall" | "charter" | "emergencyContacts" | "message" | "moderatorsCount">,
): readonly FirstStep[] {
  const { townHall, charter, emergencyContacts, message, moderatorsCount } = city;
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    townHall: townHall.hours !== "" || townHall.phone !== "",
    charter: charter !== "",
    emergencyContacts: emergencyContacts.length > 0,
    message: message !== "",
    secondModerator: moderatorsCount > 1,
  };
  return FIRST_STEPS.filter((step) => !isDone[step]);
}
