import { foldName } from '#i18n/fold-name.ts';
import { type RoleName, roleNames } from './role-names.ts';

const roles = new Map<string, RoleName>();
for (const role of roleNames) for (const name of [role.key, role.de, role.en, ...role.also]) if (!roles.has(foldName(name))) roles.set(foldName(name), role);

type NamedRole = { key: string; name: { de: string; en: string } };

/** In both languages; of 'Flute/Piccolo' both in one. Null for an unknown name. */
export function knownRole(name: string): NamedRole | null {
  const role = roles.get(foldName(name));
  if (role) return { key: role.key, name: { de: role.de, en: role.en } };
  const parts = name.split(/\s*[/&,]\s*|\s+(?:and|und)\s+/).map((part) => roles.get(foldName(part)));
  const found = [...new Set(parts.filter((part) => part !== undefined))];
  if (found.length < 2 || parts.includes(undefined)) return null;
  const joined = (pick: (role: RoleName) => string) => found.map(pick).join(' / ');
  return { key: found.map((part) => part.key).join('-'), name: { de: joined((part) => part.de), en: joined((part) => part.en) } };
}

const beginnings = 'orchest|philharmoni|symphon|sinfoni|ensemble|kantorei|singakademie';
const choirs = '(kammer|knaben|mädchen|kinder|jugend|frauen|opern|staatsopern|rundfunk|dom|bach|konzert)?chor|choir|chorus|choral|coro|consort';
const sizes = 'duo|trio|(quart|quint|sext|sept|[ok][ck]t|non)ett?o?';
const groupWords = new RegExp(`\\b((${beginnings})|(${choirs}|${sizes}|band|bigband|brass|college|school|conservatory)\\b)`, 'i');

/** By the role where only many can have it, else by the name, since files call choirs and orchestras persons too. */
export function kindOfPerformer(name: string, role?: string): 'person' | 'ensemble' {
  if (role !== undefined && roles.get(foldName(role))?.group) return 'ensemble';
  return groupWords.test(name) ? 'ensemble' : 'person';
}

const years = String.raw`(?:19|20)\d{2}\s*[-–/]\s*(?:(?:19|20)\d{2}|\d{2})`;
const season = new RegExp(`^(?:(?:season|saison|spielzeit)\\s+)?${years}$`, 'i');
const seasonAtEnd = new RegExp(`\\s*[([]${years}[)\\]]$`);

/** '2024-25', 'Spielzeit 2024/25': seasons follow from the date, they are no keyword. */
export const isSeason = (text: string): boolean => season.test(text.trim());

/** 'Mozart / Mahler (2024-25)' → 'Mozart / Mahler' */
export const withoutSeason = (title: string): string => title.replace(seasonAtEnd, '') || title;
