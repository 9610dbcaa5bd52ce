import type { EventStatus, Occasion } from '#db/schema/schema-event.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { defineStrings } from '#i18n/strings.ts';
import type { EventCard } from '../contract.ts';

const t = defineStrings({
  premiere: { de: 'Premiere', en: 'First night' },
  revival: { de: 'Wiederaufnahme', en: 'Revival' },
  last: { de: 'Zum letzten Mal', en: 'Last performance' },
});

type Row = { status: EventStatus; occasion: Occasion | 'automatic' | 'none'; derived_occasion: Occasion | null; names_occasions: boolean };

/** What a date is in its run, as staff say or as follows from the dates of its production, where its kind names it (migration 0082). */
export function presentOccasion(row: Row, language: Language): Pick<EventCard, 'occasion'> {
  const kind = occasionOf(row);
  return kind && row.status === 'scheduled' ? { occasion: { kind, text: t(language, kind) } } : {};
}

function occasionOf({ occasion, derived_occasion, names_occasions }: Row): Occasion | null {
  if (occasion === 'automatic') return names_occasions ? derived_occasion : null;
  return occasion === 'none' ? null : occasion;
}

/** The line above the title with the occasion before it, without what is in another language than that. */
export function withOccasion(preline: Localised, occasion: EventCard['occasion'], language: Language): Localised {
  if (!occasion) return preline;
  const { text, lang } = choose(preline, language);
  return { [language]: lang || !text ? occasion.text : `${occasion.text} · ${text}` };
}
