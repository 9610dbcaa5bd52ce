import type { Day } from '#i18n/berlin-time.ts';
import { cateringNote, liftNote } from '../content/notes.ts';
import type { Credit, ProductionText } from '../content/production.ts';
import { type Both, both, germanOnly, type MaybeGermanOnly } from '../content/texts.ts';
import type { AccessibilityKey, SeriesKey, TagKey, TypeKey } from '../content/vocabulary.ts';
import { daysBetween } from './seasons.ts';
import type { Performance } from './venue-plan.ts';

const staged: readonly TypeKey[] = ['opera', 'dance', 'drama', 'musicTheatre'];
const endAnnounced: readonly TypeKey[] = [...staged, 'tour', 'installation', 'film'];

/** `index` counts from 0 among `of`. */
export type Occasion = {
  readonly tags: readonly TagKey[];
  readonly series: readonly SeriesKey[];
  readonly accessibility: readonly AccessibilityKey[];
  readonly title: MaybeGermanOnly | null;
  readonly subtitle: Both | null;
  readonly credits: readonly Credit[];
  readonly importantInfo: Both | null;
  readonly timeKnown: boolean;
  readonly endKnown: boolean;
};

export function occasionOf({ production, day, slot }: Performance, index: number, of: number, today: Day): Occasion {
  const episode = production.episodes?.[index % production.episodes.length];
  const tags = tagsOf(production, index, of);
  const timeKnown = isTimeKnown(production, index, daysBetween(today, day));
  return {
    tags,
    series: [...(production.series ?? []), ...(tags.includes('premiere') ? (['firstNights'] as const) : [])],
    accessibility: accessibilityOf(production, index, of),
    title: slot === 'school' ? forSchools(production.title) : null,
    subtitle: episode?.subtitle ?? null,
    credits: episode?.credits ? [...episode.credits, ...production.credits] : [],
    importantInfo: production.importantInfo ?? extraNote(day),
    timeKnown,
    endKnown: timeKnown && (endAnnounced.includes(production.type) || production.minutes >= 150),
  };
}

function tagsOf({ type, tags = [], plan }: ProductionText, index: number, of: number): TagKey[] {
  const isRun = plan.kind !== 'regular' && of >= 3;
  const found = new Set<TagKey>(tags);
  if (index !== 1 && index !== 3) found.delete('afterTalk');
  if (staged.includes(type) && isRun) {
    if (index === 0) found.add('premiere');
    if (index === of - 1) found.add('last');
    if (index % 4 === 2) found.add('recording');
  }
  if ((index + of) % 9 === 2) found.add('pick');
  return [...found];
}

function accessibilityOf({ type, plan, accessibility = [] }: ProductionText, index: number, of: number): readonly AccessibilityKey[] {
  if (accessibility.length > 0) return accessibility;
  if (type === 'tour') return index % 5 === 1 ? ['easyLanguage'] : index % 5 === 3 ? ['signLanguage'] : [];
  if (type === 'talk' && index % 3 === 1) return ['signLanguage'];
  if (plan.kind === 'regular' || of < 3) return [];
  if (type === 'family') return index === 2 ? ['relaxed'] : index === 3 ? ['signLanguage'] : [];
  if (!staged.includes(type)) return [];
  if (index % 4 === 2) return ['audioDescription', 'touchTour'];
  if (index === 3) return ['captions'];
  return type === 'drama' && index === 4 ? ['signLanguage'] : [];
}

/** Rehearsals are fixed a week ahead; of what is far off, some times are still open. */
function isTimeKnown({ key, plan }: ProductionText, index: number, distance: number): boolean {
  if (key === 'open-rehearsal') return distance <= 7;
  return plan.kind !== 'run' || distance <= 180 || index % 5 !== 3;
}

const forSchools = ({ de, en }: MaybeGermanOnly): MaybeGermanOnly => {
  const german = `${de} – Schulvorstellung`;
  return en ? both(german, `${en} – schools’ performance`) : germanOnly(german);
};

const extraNote = (day: Day): Both | null => (day.endsWith('-17') ? liftNote : day.endsWith('-09') ? cateringNote : null);
