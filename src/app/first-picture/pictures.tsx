import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nProvider } from "@lingui/react";
import { MemoryRouter } from "react-router-dom";
import { ROUTES, pathOf } from "../../domain/navigation/routes.ts";
import { HomePage } from "../../features/home/home-page.tsx";
import { i18n } from "../../i18n/activate-locale.ts";
import { Words } from "../shell/app-frame.tsx";
import { AwaitedShell } from "../shell/awaited-shell.tsx";
import { BareShell } from "../shell/bare-shell.tsx";

/** Stands for the commune until the page knows which one it is. */
const CITY = "00000";

/**
 * What React draws first, drawn when the page is built: the document shows it before any script has come
 * (docs/decisions/0062).
 */
export async function firstPictures(): Promise<Readonly<Record<string, string>>> {
  const english = await import("../../i18n/catalogues/first/en.po");
  i18n.load("en", english.messages);
  return Object.fromEntries(
    ["fr", "en"].flatMap((locale) => {
      i18n.activate(locale);
      return [
        [`home-${locale}`, drawn(ROUTES.Home, <HomeFirst />)],
        [`map-${locale}`, drawn(pathOf("MapAnomalies", { cityId: CITY }), <AwaitedShell cityId={CITY} />)],
        [`list-${locale}`, drawn(pathOf("ListAnomalies", { cityId: CITY }), <AwaitedShell cityId={CITY} />)],
      ];
    }),
  );
}

/** What belongs to the head, the marks of a router that is not there, and styles that the policy refuses in a document. */
const NOT_IN_A_PICTURE = /<title>.*?<\/title>|<link [^>]*>| data-discover="true"| class=""| style="[^"]*"/gu;

function HomeFirst() {
  return (
    <BareShell>
      <HomePage state="ready" onRetry={() => undefined} />
    </BareShell>
  );
}

function drawn(path: string, screen: ReactNode): string {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Words>
        <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
      </Words>
    </I18nProvider>,
  );
  return markup.replaceAll(NOT_IN_A_PICTURE, "");
}
