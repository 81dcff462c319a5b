import { BrowserRouter } from "react-router-dom";
import { AudienceQuestion } from "./audience/lazy-question.ts";
import { AppRoutes } from "./router/app-routes.tsx";
import { lazyExtra } from "./lazy-screen.ts";
import { AppFrame } from "./shell/app-frame.tsx";
import { NoticesContext } from "./shell/notices.ts";
import { AppProvider, type AppStore } from "./app-state.ts";
import { UpdateNotices } from "./updates/update-notices.tsx";

const SiteNotice = lazyExtra("SiteNotice", () => import("./shell/site-notice.tsx"));

const NOTICES = (
  <>
    <UpdateNotices />
    <SiteNotice />
  </>
);

export function App({ store }: { readonly store: AppStore }) {
  return (
    <AppProvider value={store}>
      <AppFrame>
        {AudienceQuestion && <AudienceQuestion />}
        <NoticesContext value={NOTICES}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </NoticesContext>
      </AppFrame>
    </AppProvider>
  );
}
