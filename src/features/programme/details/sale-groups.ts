import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import type { TicketFacts } from './details.ts';

export type Presale = { group: 'friends' | 'subscribers' | 'others'; starts: Date; whom?: { de: string; en: string } };

/** In the order of time; what is not before the sale to all is none. */
export function presalesOf({ sale_starts, sale_friends, sale_subscribers, presale }: TicketFacts): Presale[] {
  if (sale_starts === undefined) return [];
  const toAll = new Date(sale_starts);
  const groups: Presale[] = [
    ...(sale_friends ? [{ group: 'friends' as const, starts: new Date(sale_friends) }] : []),
    ...(sale_subscribers ? [{ group: 'subscribers' as const, starts: new Date(sale_subscribers) }] : []),
    ...(presale ? [{ group: 'others' as const, starts: new Date(presale.starts), whom: presale.whom }] : []),
  ];
  return groups.filter(({ starts }) => starts < toAll).sort((a, b) => Number(a.starts) - Number(b.starts));
}

export const nameOf = ({ group, whom }: Presale, language: Language): string => whom?.[language] ?? names(language, group as 'friends'); // others have words of their own

/** As it follows 'für': 'den Freundeskreis'. */
export const whomOf = ({ group, whom }: Presale, language: Language): string => whom?.[language] ?? accusatives(language, group as 'friends'); // likewise

const names = defineStrings({
  friends: { de: 'Freundeskreis', en: 'Friends' },
  subscribers: { de: 'Abonnentinnen und Abonnenten', en: 'Subscribers' },
});

const accusatives = defineStrings({
  friends: { de: 'den Freundeskreis', en: 'friends' },
  subscribers: { de: 'Abonnentinnen und Abonnenten', en: 'subscribers' },
});
