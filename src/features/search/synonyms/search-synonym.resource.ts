import { lineField, switchField, wordsField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';
import { checkSynonym } from './check-synonym.ts';
import { maxMeanings, maxTermLength } from './limits.ts';

/** Other words of a term: whoever searches for it finds what has one of them as well (decision 0153). */
export const searchSynonym = defineResource({
  name: 'search_synonym',
  path: 'synonyms',
  label: { one: { de: 'Synonym', en: 'Synonym' }, many: { de: 'Synonyme', en: 'Synonyms' } },
  description: {
    de: 'Womit die Suche noch findet, was Besucher anders nennen als das Haus.',
    en: 'By which the search finds what visitors call something else than the house does.',
  },
  icon: 'shapes',
  group: 'site',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    term: lineField({
      label: { de: 'Wer sucht nach', en: 'Whoever searches for' },
      help: { de: 'Ein Wort oder wenige: „Weihnachtsmärchen“, „pipe organ“.', en: 'A word or a few: ‘panto’, ‘pipe organ’.' },
      required: true,
      max: maxTermLength,
      shared: true,
    }),
    meanings: wordsField({
      label: { de: 'Findet auch', en: 'Finds as well' },
      help: {
        de: 'Womit die Texte der Website es nennen. Beugungen und Tippfehler findet die Suche von selbst.',
        en: 'What the texts of the website call it. The search finds other endings and typing errors by itself.',
      },
      required: true,
      max: maxMeanings,
    }),
    both_ways: switchField({
      label: { de: 'Auch umgekehrt', en: 'The other way round, too' },
      help: {
        de: 'Aus, wenn das eine nur ein Teil des anderen ist: Wer „Barock“ sucht, findet „Bach“, aber wer „Bach“ sucht, nicht alles Barocke.',
        en: 'Off where one is only part of the other: whoever searches for ‘baroque’ finds ‘Bach’, but ‘Bach’ does not find all that is baroque.',
      },
      initially: true,
    }),
  },
  importKey: 'term',
  title: 'term',
  list: { columns: ['meanings', 'both_ways'], search: ['term', 'meanings'] },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['term', 'meanings', 'both_ways'] }],
  rules: checkSynonym,
});
