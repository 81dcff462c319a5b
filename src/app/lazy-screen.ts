import { lazy, type ComponentProps, type LazyExoticComponent } from "react";
import { withWords } from "../i18n/activate-locale.ts";
import { sparePart } from "../ui/coming-part.tsx";

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];

/** A component in a chunk of its own, which comes together with its words (NAV-10, UI-4). */
export function lazyScreen<Name extends string, Module extends Readonly<Record<Name, Component>>>(
  name: Name,
  load: () => Promise<Module>,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await withWords(load()))[name] }));
}

/** The same beside a screen, which can do without it. */
export function lazyExtra<Name extends string, Module extends Readonly<Record<Name, Component>>>(
  name: Name,
  load: () => Promise<Module>,
) {
  return sparePart<ComponentProps<Module[Name]>>(async () => (await withWords(load()))[name]);
}
