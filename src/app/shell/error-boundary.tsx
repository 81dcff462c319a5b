import { Component, type ReactNode } from "react";
import { sessionStore } from "../../data/device/page-storage.ts";
import { loadAgainFromWorker } from "../updates/dropped-part.ts";
import { reload } from "../updates/update-flow.ts";
import { ErrorPage } from "./error-page.tsx";

interface State {
  readonly error: unknown;
  /** Nothing is said of what may come by itself in the next moment. */
  readonly isSaid: boolean;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, isSaid: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error("Something was thrown without a value.") };
  }

  override componentDidCatch(error: unknown): void {
    void this.sayUnlessLoading(error);
  }

  private async sayUnlessLoading(error: unknown): Promise<void> {
    if (!(await loadAgainFromWorker(error, { storage: sessionStore(), reload })))
      this.setState({ isSaid: true });
  }

  override render(): ReactNode {
    const { error, isSaid } = this.state;
    if (error === undefined) return this.props.children;
    return isSaid && <ErrorPage error={error} />;
  }
}
