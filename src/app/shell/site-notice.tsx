import { useEffect, useState } from "react";
import { publicText } from "../../remote/config/public-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { useAppState } from "../app-state.ts";

/** What administrators say to everybody. Asked for once per start: without an answer there is no news. */
export function SiteNotice() {
  const isConnected = useAppState(({ services }) => services !== undefined);
  const [notice, setNotice] = useState("");
  useEffect(() => {
    if (!isConnected) return;
    void publicText("notice").then((said) => setNotice(said.ok ? (said.value ?? "") : ""));
  }, [isConnected]);
  return <output>{notice === "" ? null : <Banner tone="info" title={notice} />}</output>;
}
