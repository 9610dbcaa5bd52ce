import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { MenuItem, NavigationContract } from '#features/navigation/index.ts';
import { useLanguage } from '#i18n/use-language.ts';

let known: MenuItem[] | undefined;

/** The menu's further entries, which the page does not hold: asked for when the menu opens, until they are there. */
export function useSecondaryMenu(isOpen: boolean) {
  const language = useLanguage();
  const [items, setItems] = useState(known ?? []);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    client<NavigationContract>(httpTransport)
      .get('/pageeditor-api/nav', { language })
      .then(
        ({ menu }) => {
          known = menu.filter(({ group }) => group === 'secondary');
          setItems(known);
        },
        () => setFailed(true),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the reason; another language is another document
  useEffect(() => {
    if (!isOpen) return;
    if (known) setItems(known);
    else load();
  }, [isOpen]);
  return { items, hasFailed, retry: load };
}
