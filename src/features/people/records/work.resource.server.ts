import { foldName } from '#i18n/fold-name.ts';
import { chooseLabel, countRows, storedIn } from '#resources/index.server.ts';
import { work } from './work.resource.ts';

export const workStore = storedIn(work, {
  counted: { places: countRows('programme_item', 'work_id') },
  // Imports find a work again by composer and title.
  begin: async ({ title, composer_id }, { db }) => {
    const composer = await db.selectFrom('person').select('name').where('id', '=', Number(composer_id)).executeTakeFirst();
    const german = chooseLabel(title, 'de').text;
    return { key: foldName(composer ? `${composer.name}: ${german}` : german) };
  },
});
