import { type Language, localeOf } from '#i18n/language.ts';
import { type ImportStats, madeKinds } from '../import-stats.ts';
import type { Problem } from '../record/problem.ts';
import { commandText } from '../strings.ts';
import { problemSentence } from './problem-text.ts';

/** 'programme.csv:12: not a date that exists (Date)' */
export function problemLine(language: Language, at: string, problem: Problem): string {
  return `${at}: ${problemSentence(language, problem)}${problem.field ? ` (${problem.field})` : ''}`;
}

type Options = { language: Language; stats: ImportStats; dryRun: boolean; seconds: number };

/** Every figure of the events is there, also where it is 0. */
export function reportText({ language, stats, dryRun, seconds }: Options): string {
  const number = new Intl.NumberFormat(localeOf[language]);
  const say = (key: Parameters<typeof commandText>[1], n: number) => commandText(language, key, { n }).replace(String(n), number.format(n));
  const events = (['read', 'created', 'changed', 'unchanged', 'wrong'] as const).map((key) => say(key, stats[key]));
  if (stats.leftOut > 0) events.push(say('leftOut', stats.leftOut));
  if (stats.deleted > 0) events.push(say('deleted', stats.deleted));
  if (stats.gone > 0) events.push(say('gone', stats.gone));
  if (stats.returned > 0) events.push(say('returned', stats.returned));
  const made = madeKinds.filter((kind) => stats.made[kind] > 0).map((kind) => say(kind, stats.made[kind]));
  const rate = number.format(Math.round(stats.read / Math.max(0.001, seconds)));
  return [
    ...(dryRun ? [commandText(language, 'dryRun')] : []),
    `${commandText(language, 'events')}: ${events.join(', ')}`,
    ...(made.length > 0 ? [`${commandText(language, 'alsoCreated')}: ${made.join(', ')}`] : []),
    ...(stats.productionsChanged > 0 ? [say('productionsChanged', stats.productionsChanged)] : []),
    commandText(language, 'took', { seconds: new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(seconds), rate }),
  ].join('\n');
}
