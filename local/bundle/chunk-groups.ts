import { readdirSync } from "node:fs";
import type { Rolldown } from "vite";
import { inRoot } from "../paths.ts";
import { ICONS, PACKAGES, type Group } from "./package-groups.ts";

/**
 * Which modules share a file, the first match first; each group takes along what its modules import. Without groups, everything
 * that two lazy screens share is a file of its own (docs/decisions/0019-chunks-grouped-by-hand.md).
 */
const GROUPS: readonly Group[] = [
  ...PACKAGES,
  // The first paint. `main.tsx` stays outside: its file is the page's first script, whose name tells one version from another.
  [
    "first-paint",
    {
      test: /[\\/](?:src[\\/](?:app[\\/]app\.tsx|data[\\/]device[\\/]device-handle\.ts)|map-anomalies\.tsx|trusted-types-installed\.ts)$/u,
    },
  ],
  ...ICONS,
  // What a pin is called; rows and details call reports the same. With the few lines that the map asks of the form of a report: beside
  // those of other forms they brought 80 files to each map.
  ["report-words", { test: /[\\/](?:anomaly-title|place-asked|report-sync|status-words|sync-words)\.ts$/u }],
  // Without the archive's reader: the worker keeps no chunk that holds any code for the network alone (sw/plugin/shell-files.ts).
  // Of the markers only how a pin is drawn, which the legend shows too: the others need Leaflet. Downloads are no part of a map, nor is what the account remembers of one.
  [
    "background",
    {
      test: /[\\/]src[\\/](?:domain[\\/]background(?![\\/](?:first-ground|map-plan|tile-cover))|map[\\/]markers[\\/]pin-drawing|remote[\\/](?:endpoints|tiles(?![\\/](?:archive|download|fetch))))\b/u,
      minShareCount: 2,
    },
  ],
  // How documents of contents and their counts are read: the replica and what is laid over it share these small files.
  [
    "content-schema",
    {
      test: /[\\/]src[\\/]domain[\\/](?:activity[\\/]activity|command[\\/]creating-kinds|content[\\/](?:content-schema|is-shown-to|own-subjects|tally)|idea[\\/]idea|thread[\\/](?:message|talk-count))\.ts$/u,
    },
  ],
  // What three screens read of discussions.
  [
    "discussions",
    {
      test: /[\\/]src[\\/](?:data[\\/]threads[\\/](?:live-thread|use-openings|use-thread)|domain[\\/]thread[\\/](?:message-view|thread-order)|features[\\/]threads[\\/](?:message-field|opening\.module)|shared[\\/]threads[\\/]others-message)\b/u,
    },
  ],
  // Small rules of contents that are judged, and the path of each: by their rooms they were four files of a few hundred bytes.
  [
    "judged",
    {
      test: /[\\/]src[\\/](?:data[\\/]moderation[\\/]use-writer-history|domain[\\/](?:content[\\/]is-emptied|moderation[\\/](?:alike-flags|writer-history|writer-key)|navigation[\\/]subject-path))\.ts$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // What forms and details share of photos.
  [
    "photos",
    {
      test: /[\\/]src[\\/](?:data[\\/]photos[\\/](?:unpublished-photos|use-photo-url|use-photos)|domain[\\/]limits[\\/]photo-limits|shared[\\/]photos[\\/]use-unpublished-photo)\.ts$/u,
    },
  ],
  // What details and messages show of a photo: with the heading of details it went in a circle.
  [
    "shown-photos",
    {
      test: /[\\/]src[\\/]shared[\\/]photos[\\/](?:asked-image|photo-viewer|pinch|use-zoom)\.(?:module\.css|tsx?)$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // What forms and dialogs say of fields: with what moderators decide it went in a circle.
  [
    "form-problems",
    {
      test: /[\\/]src[\\/]shared[\\/]drafts[\\/](?:draft-fields|field-ids|form-problems)\.ts$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // What each dialog of a decision begins with: with photos of dialogs on one side and decisions on the other it went in a circle.
  [
    "form-dialogs",
    {
      test: /[\\/]src[\\/]shared[\\/](?:commands[\\/](?:form-dialog|new-command)|drafts[\\/]use-kept-text|moderation[\\/](?:note-of-last|use-decision))\.(?:module\.css|tsx?)$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // Small controls of most screens but the map.
  [
    "controls",
    {
      test: /[\\/]src[\\/]ui[\\/](?:(?:badge|bullets|card|chip|chip-row|facts|field|question|row-text|sliding)\.(?:module\.css|tsx)|page(?:-intro)?\.module\.css)$/u,
    },
  ],
  // Small parts of the lists, maps and details of all kinds: ways, headings and what pins mean.
  [
    "ways",
    {
      test: /[\\/]src[\\/]shared[\\/]collection[\\/](?:detail-heading|layers-dialog|list-ways|map-view|pin-rows|view-link)\.(?:module\.css|tsx?)$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // What is said where there is nothing to show.
  [
    "empty-state",
    {
      test: /[\\/]src[\\/](?:shared[\\/]reading[\\/](?:again-button|no-answer|not-received)|ui[\\/](?:empty-state|drawings[\\/](?:drawing|nothing-found|out-of-reach|quiet-square)))\.(?:module\.css|tsx)$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // Rows of reports, their filters, and what stands around them. By the rooms of their files they brought forms, details and every
  // command to each map and each list. With the styles of the list itself, which a map leads to: a sheet is asked for before any script.
  [
    "report-rows",
    {
      test: /[\\/]src[\\/](?:data[\\/](?:device[\\/]city-visit|photos[\\/]use-photo-url|threads[\\/]use-talks)|domain[\\/](?:anomaly[\\/]before-and-after|content[\\/]news-since)|features[\\/]anomalies[\\/](?:cards[\\/](?:anomaly-card|anomaly-notes|hidden-closed|no-anomaly|status-badge|use-focus-revealed)|filter[\\/]filter-bar|map[\\/](?:anomaly-rows|category-fields)|words[\\/]status-looks)|i18n[\\/](?:filter|visibility)-words|shared[\\/](?:collection[\\/](?:date-words|filter-frame|in-view-list|item-field|item-row|more-button|news|news-dot|no-items|row-count|row-frame|since-last-visit|use-noted-visit|use-pages)|commands[\\/]sync-badge|photos[\\/]thumbnail)|ui[\\/]chip-select)\.(?:module\.css|tsx?)$|[\\/]src[\\/]shared[\\/]collection[\\/](?:collection-list|pull-to-refresh)\.module\.css$/u,
      includeDependenciesRecursively: false,
    },
  ],
  ["page", { test: /[\\/]src[\\/]ui[\\/]page\.tsx$/u, includeDependenciesRecursively: false }],
  // A list by itself: by the rooms of its files it brought forms and dialogs along.
  [
    "lists",
    {
      test: /[\\/]src[\\/](?:ui[\\/]use-pull-down|shared[\\/](?:collection[\\/](?:collection-(?:list|row)|distance-from|filter-text|first-rows|list-page|pull-to-refresh|refresh-state|sort-select|use-(?:is-none|refresh|row-focus))|place[\\/]position-problem-words))\.tsx?$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // What a search finds besides reports, and its field: apart, since the field brings a package of its own.
  [
    "other-contents",
    {
      test: /[\\/]src[\\/](?:data[\\/](?:activities[\\/]use-activities|ideas[\\/]use-ideas)|domain[\\/](?:activity[\\/]activity-view|idea[\\/]idea-view)|i18n[\\/](?:activity|idea)-words|shared[\\/]collection[\\/]use-subject-title)\.ts$/u,
      includeDependenciesRecursively: false,
    },
  ],
  [
    "map-search",
    {
      test: /[\\/]src[\\/](?:data[\\/]search[\\/](?:search-client|use-text-search)|features[\\/]anomalies[\\/]search[\\/]anomaly-search|remote[\\/]addresses[\\/]search-addresses|shared[\\/](?:collection[\\/]map-search|place[\\/](?:known-addresses|use-address-choices)|search[\\/](?:content-texts|use-commune-search)))\.(?:module\.css|tsx?)$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // Small rules and habits that the account, the replica and the sending share.
  [
    "small-rules",
    {
      test: /[\\/]src[\\/](?:clock[\\/]backoff|domain[\\/](?:basics[\\/]day|city[\\/](?:city-day|time-zone)|command[\\/]refusal|notification[\\/](?:judged|kinds|level|notification|quiet-hours)|statistics[\\/]small-groups)|data[\\/](?:device[\\/](?:make-room|request-flush|rows|setting-keys|storage-problem|write-with-retry)|outbox[\\/]use-session-ended|statistics[\\/]use-statistics))\.ts$/u,
    },
  ],
  // What each start asks for once its first frame stands: by their own imports these were nine files below a kilobyte.
  [
    "each-start",
    {
      test: /[\\/]src[\\/](?:app[\\/](?:city[\\/](?:load-city|remember-commune)|session[\\/]device-use|shell[\\/]site-notice|updates[\\/](?:keep-current|register-worker|take-over|update-banners))|data[\\/](?:device[\\/]shared-files|drafts[\\/]unkept|notifications[\\/]use-notifications)|features[\\/]notifications[\\/](?:bell|unread)-count|remote[\\/](?:config[\\/](?:cloud-origins|minimum-version|public-config)|http[\\/]fetch-json))\.(?:module\.css|tsx?)$/u,
      includeDependenciesRecursively: false,
    },
  ],
  // What every kind of command does: laid over what the city says once something is pending; forms and the sending decide with it.
  ["commands", { test: /[\\/]laying\.ts$/u, entriesAware: true }],
  ["replica", { test: /[\\/]open-replica\.ts$/u, entriesAware: true }],
  ["map", { test: /[\\/]map-with-background\.tsx$/u }],
  ["anomaly-map", { test: /[\\/]anomaly-map\.tsx$/u, entriesAware: true }],
  // What is left, by rooms: small files that lazy screens share join the nearest one of their room. Without what would bring a
  // large package to other screens, and without the button that is loaded late here and at once there.
  ["domain", small(String.raw`domain[\\/]`)],
  ["words", small(String.raw`i18n[\\/][a-z-]+\.ts`)],
  ["ui", small(String.raw`ui[\\/](?!combobox|toast)`)],
  ["shared", small(String.raw`shared[\\/]`)],
  ...readdirSync(inRoot("src/features"))
    .filter((name) => name !== "offline-map")
    .map((name): Group => [name, small(String.raw`features[\\/]${name}[\\/]`)]),
];

export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = GROUPS.map(([name, group], index) => ({
  name,
  priority: GROUPS.length - index,
  ...group,
}));

/** What lazy screens share of a room, by who needs it; below 8 kB (before compression), with the nearest. */
function small(where: string): Group[1] {
  return {
    test: new RegExp(String.raw`[\\/]src[\\/]${where}`, "u"),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  };
}
