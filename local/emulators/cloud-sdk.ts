import { execFileSync } from "node:child_process";

const CLOUD_CLI = "gcloud";

/** The Google Cloud SDK folder as its own program tells it; undefined when there is no such program. */
export function cloudSdkFolder(): string | undefined {
  try {
    const root = execFileSync(CLOUD_CLI, ["info", "--format=value(installation.sdk_root)"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 20_000,
    });
    return root.trim() || undefined;
  } catch {
    return undefined;
  }
}
