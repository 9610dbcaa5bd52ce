import { expect, test } from 'vitest';
import type { MenuItem } from '#features/navigation/index.ts';
import { foldMenu } from './fold-menu.ts';

const item = (menu_name: string, children = 1): MenuItem => ({
  id: 1,
  menu_name,
  url: '/de',
  group: 'primary',
  has_tab_navigation: false,
  children: Array.from({ length: children }, (_, id) => ({ id, menu_name: 'Darunter', url: '/de/x' })),
});
const names = (items: readonly MenuItem[]) => items.map(({ menu_name }) => menu_name);

test('a menu that has room stands as a whole; of a longer one the rest is folded, in its order', () => {
  const german = ['Programm', 'Abonnements', 'Besuch', 'Haus', 'Magazin'].map((name) => item(name));
  const english = [item('Programme'), item('Subscriptions'), item('Your Visit'), item('The House'), item('Magazine', 0)];
  expect(foldMenu(german).folded).toEqual([]);
  expect(foldMenu(english).folded).toEqual([]);
  const { shown, folded } = foldMenu([...german, item('Vermietung'), item('Festival', 0), item('Shop', 0)]);
  expect([names(shown), names(folded)]).toEqual([
    ['Programm', 'Abonnements', 'Besuch', 'Haus'],
    ['Magazin', 'Vermietung', 'Festival', 'Shop'],
  ]);
  expect(foldMenu([]).shown).toEqual([]);
  expect(names(foldMenu([item('Vermittlung und Begegnung für alle Generationen am Wasser und in der ganzen Stadt')]).folded)).toHaveLength(1);
});
