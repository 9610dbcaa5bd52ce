import { foldName } from '#i18n/fold-name.ts';
import { chooseLabel, countRows, storedIn } from '#resources/index.server.ts';
import { role } from './role.resource.ts';

export const roleStore = storedIn(role, {
  counted: { credits: countRows('credit', 'role_id') },
  begin: async ({ name }) => ({ key: foldName(chooseLabel(name, 'de').text).replaceAll(' ', '-') }),
});
