import { sortName } from '#i18n/sort-name.ts';
import { storedIn } from '#resources/index.server.ts';
import { person } from './person.resource.ts';

export const personStore = storedIn(person, {
  derive: ({ name, kind, sort_name }) => ({ sort_name: sort_name || sortName(String(name), kind === 'ensemble' ? 'ensemble' : 'person') }),
});
