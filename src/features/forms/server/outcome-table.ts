type Outcome = {
  submissions: number;
  forms: number;
  /** By status. */
  counts: Readonly<Record<number, number>>;
  /** How often a field was refused with which sentence. */
  refusals: ReadonlyMap<string, number>;
  entries: number;
  /** Of the answers that are stored. */
  kinds: readonly string[];
  files: number;
  broken: number;
  foreignFiles: number;
};

const width = 62;
const line = (words: string, n: number): string => `  ${words.padEnd(width)}${n.toLocaleString('en').padStart(8)}`;

/** To be read. */
export function outcomeTable({ submissions, forms, counts, refusals, entries, kinds, files, broken, foreignFiles }: Outcome): string {
  const texts: Readonly<Record<number, string>> = {
    200: 'taken',
    400: 'refused, each with its fields named',
    403: 'refused without a token',
    413: 'refused as too large',
  };
  const statuses = Object.keys(counts).map(Number);
  const failed = statuses.filter((status) => status >= 500).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return [
    `${submissions.toLocaleString('en')} hostile submissions to ${forms} forms`,
    ...statuses.filter((status) => status < 500).map((status) => line(`${status} ${texts[status] ?? 'other'}`, counts[status] ?? 0)),
    line('5xx', failed),
    'Fields refused, by the sentence that they were given',
    ...[...refusals].sort(([, a], [, b]) => b - a).map(([sentence, n]) => line(sentence.slice(0, width - 1), n)),
    'Stored',
    line('entries', entries),
    ...[...new Set(kinds)].sort().map((kind) => line(`answers of the kind ${kind}`, kinds.filter((one) => one === kind).length)),
    line('files taken, each of its sender and in one entry', files),
    line('files of others taken', foreignFiles),
    line('answers that break a rule', broken),
  ].join('\n');
}
