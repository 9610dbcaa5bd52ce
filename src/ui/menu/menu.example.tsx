import type { Example } from '../example.ts';
import { Menu } from './menu.tsx';

export const example: Example = {
  name: 'Menu',
  use: {
    de: 'Links, die unter einem Knopf aufgehen, auch ohne Skript. Befehle stehen in StaffMenu.',
    en: 'Links that unfold below a button, without script too. Commands are in StaffMenu.',
  },
  states: [
    {
      name: { de: 'Zu', en: 'Closed' },
      show: ({ say }) => (
        <Menu label={say('Ihr Konto', 'Your account')}>
          <li>
            <a href="#menu">{say('Mein Profil', 'My profile')}</a>
          </li>
          <li>
            <a href="#menu">{say('Einstellungen', 'Settings')}</a>
          </li>
        </Menu>
      ),
    },
  ],
};
