/** What V8's `--cpu-prof` writes; times in µs on the system's monotonic clock. */
export type CpuProfile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
};

/** A function with all that it called: `time` in µs. */
export type Frame = { name: string; kind: FrameKind; time: number; children: Frame[] };
export type FrameKind = 'memory' | 'engine' | 'package' | 'site';

/** What a process was at between two moments; by the same functions called alike. Without what waits, and without the engine's own frames at the bottom. */
export function framesBetween(profile: CpuProfile, from: number, to: number): Frame {
  const own = new Map<number, number>();
  let now = profile.startTime;
  profile.samples.forEach((id, index) => {
    const taken = profile.timeDeltas[index] ?? 0;
    now += taken;
    if (now > from && now <= to) own.set(id, (own.get(id) ?? 0) + taken);
  });
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const build = (id: number, into: Frame): number => {
    const node = nodes.get(id);
    if (!node || node.callFrame.functionName === '(idle)') return 0;
    const frame = into.name !== '' && isPassage(node.callFrame) ? into : childOf(into, node.callFrame);
    const time = (own.get(id) ?? 0) + (node.children ?? []).reduce((sum, child) => sum + build(child, frame), 0);
    if (frame !== into) frame.time += time;
    return time;
  };
  const all: Frame = { name: '', kind: 'engine', time: 0, children: [] };
  all.time = build(profile.nodes[0]?.id ?? 0, all);
  return all.children[0] ?? all;
}

type CallFrame = CpuProfile['nodes'][number]['callFrame'];

/** What only calls the next: functions without a name, the turns of the engine, and React's way down to a component, seven calls for each. */
const isPassage = ({ functionName, url }: CallFrame): boolean =>
  functionName === '' || isReactsWayDown.test(functionName) || (isTurn.test(functionName) && (url === '' || url.startsWith('node:')));
const isReactsWayDown = /^(retryNode|render(Element|Node|NodeDestructive|ChildrenArray|WithHooks|Fragment|ContextProvider)|finish(Function|Class)Component)$/;
const isTurn = /^(processTicksAndRejections|runMicrotasks|run|callback|emit)$/;

function childOf(parent: Frame, { functionName, url }: CallFrame): Frame {
  const name = functionName === '(root)' ? 'all' : functionName.replace(/\$\d+$/, '');
  const known = parent.children.find((one) => one.name === name);
  if (known) return known;
  const frame: Frame = { name, kind: kindOf(functionName, url), time: 0, children: [] };
  parent.children.push(frame);
  return frame;
}

function kindOf(name: string, url: string): FrameKind {
  if (name === '(garbage collector)') return 'memory';
  if (url.startsWith('node:') || url === '') return 'engine';
  return url.includes('node_modules') ? 'package' : 'site';
}
