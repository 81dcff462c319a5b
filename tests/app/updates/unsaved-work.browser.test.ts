import { afterEach, beforeEach, expect, it } from "vitest";
import { hasUnsavedWork, hasUnsavedWorkOnScreen, watchForms } from "../../../src/app/updates/unsaved-work.ts";

const here = location.href;

beforeEach(() => history.replaceState(null, "", "/city/35024/map/new-idea"));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", here);
});

it("takes the place of a form for a form only while one is on the screen [P11, F44]", () => {
  expect(hasUnsavedWorkOnScreen()).toBe(false);
  // A new version waits there all the same: the form may be about to come.
  expect(hasUnsavedWork()).toBe(true);
  document.body.append(document.createElement("form"));
  expect(hasUnsavedWorkOnScreen()).toBe(true);
});

it("takes no form for one elsewhere, until somebody writes in it [P11]", () => {
  history.replaceState(null, "", here);
  watchForms();
  const form = document.body.appendChild(document.createElement("form"));
  expect(hasUnsavedWorkOnScreen()).toBe(false);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  expect(hasUnsavedWorkOnScreen()).toBe(true);
});
