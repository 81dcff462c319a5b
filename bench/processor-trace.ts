interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own processor time, at the beginning and from there to the end. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

const MAIN_THREAD = "CrRendererMain";
const TASK = /(?:^|::)RunTask$/u;

/**
 * The same trace, in which what pages' main threads do takes the processor's time instead of the clock's: as on a phone, which has a core for
 * the page. On two cores the clock also counts what the browser's other threads, Lighthouse and the emulators took of them meanwhile.
 */
export function byProcessorTime({ traceEvents, ...rest }: Trace): Trace {
  const names = traceEvents.filter(({ name }) => name === "thread_name");
  const mains = new Set(names.filter(({ args }) => args?.name === MAIN_THREAD).map(threadOf));
  const tasks = new Map<string, TraceEvent[]>();
  for (const event of traceEvents) {
    if (event.ph !== "X" || !TASK.test(event.name) || !mains.has(threadOf(event))) continue;
    const ofThread = tasks.get(threadOf(event)) ?? [];
    tasks.set(threadOf(event), ofThread);
    ofThread.push(event);
  }
  for (const ofThread of tasks.values()) ofThread.sort((a, b) => a.ts - b.ts);
  const outermost = new Map([...tasks].map(([thread, all]) => [thread, withoutNested(all)]));
  return {
    ...rest,
    traceEvents: traceEvents.map((event) => {
      const task = taskAt(outermost.get(threadOf(event)) ?? [], event.ts);
      return task === undefined ? event : moved(event, task);
    }),
  };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}

function withoutNested(inOrder: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = -1;
  return inOrder.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** The last one that has begun, where it has not ended. */
function taskAt(inOrder: readonly TraceEvent[], ts: number): TraceEvent | undefined {
  let from = 0;
  let to = inOrder.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((inOrder[middle]?.ts ?? 0) <= ts) from = middle + 1;
    else to = middle;
  }
  const task = inOrder[from - 1];
  return task !== undefined && ts < task.ts + (task.dur ?? 0) ? task : undefined;
}

/** As far into its task as the thread had worked by then. */
function moved(event: TraceEvent, task: TraceEvent): TraceEvent {
  const { dur = 0, tdur = dur } = task;
  if (tdur >= dur) return event;
  const share = dur === 0 ? 1 : tdur / dur;
  const into =
    event.tts === undefined || task.tts === undefined ? (event.ts - task.ts) * share : event.tts - task.tts;
  const ts = Math.round(task.ts + Math.min(Math.max(into, 0), tdur));
  if (event.dur === undefined) return { ...event, ts };
  return { ...event, ts, dur: Math.min(event.tdur ?? event.dur * share, task.ts + tdur - ts) };
}
