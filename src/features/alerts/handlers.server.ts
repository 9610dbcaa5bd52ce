import { implement } from '#api/implement/implement.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { alertsAt } from './alerts.server.ts';
import { type Alert, alertsContract } from './contract.ts';

export const alertsOperations = implement(alertsContract, {
  breakingNews: async (_, { db, language, now }) => {
    return (await alertsAt(db, now)).map((row) => presentAlert(row, language));
  },
});

type Row = { id: number; title: Localised; text: Localised; link: Localised; link_title: Localised };

function presentAlert(row: Row, language: Language): Alert {
  const texts = { title: choose(row.title, language), text: choose(row.text, language), link_title: choose(row.link_title, language) };
  const untranslated = Object.entries(texts).flatMap(([name, { lang }]) => (lang ? [name] : []));
  const url = choose(row.link, language).text;
  return {
    id: row.id,
    title: texts.title.text,
    text: texts.text.text,
    link: url ? { url } : null,
    link_title: texts.link_title.text,
    ...(untranslated.length > 0 ? { untranslated } : {}),
  };
}
