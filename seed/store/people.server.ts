import { foldName } from '#i18n/fold-name.ts';
import type { Localised } from '#i18n/localised.ts';
import { ensembles, people } from '../content/people.ts';
import { portraits } from '../content/portraits.ts';
import { team } from '../content/team.ts';
import { both } from '../content/texts.ts';
import { englishNames, type WorkKey, works } from '../content/works.ts';
import { savePoster } from './images.server.ts';
import { type IdOf, insertKeyed, type Store } from './insert.server.ts';
import { json } from './vocabulary.server.ts';

export type Cast = { readonly person: IdOf<string>; readonly work: IdOf<WorkKey> };

export async function storeCast(db: Store, dataDir: string): Promise<Cast> {
  const shown = new Map<string, { biography: string; image_id: number }>();
  for (const { name, biography, looks } of portraits) {
    const image_id = await savePoster(db, dataDir, {
      title: both(name, name),
      looks,
      ...((ensembles as readonly string[]).includes(name)
        ? { motif: 'group', alt: both(`${name}: sechs der Mitglieder als Scherenschnitte`, `${name}: six of its members as cut-out silhouettes`) }
        : { motif: 'silhouette', alt: both(`${name}, Porträt als Scherenschnitt`, `${name}, portrait as a cut-out silhouette`) }),
    });
    shown.set(name, { biography: json(biography), image_id });
  }
  const placed = await placesInTeam(db);
  const composers = [...works.values()].map(({ composer }) => composer);
  const names = [...new Set([...people, ...composers])];
  const person = await insertKeyed(db, 'person', [
    ...names.map(
      (name) => [name, { kind: 'person', name, names: json(speltIn(name)), sort_name: lastNameFirst(name), ...shown.get(name), ...placed.get(name) }] as const,
    ),
    ...ensembles.map((name) => [name, { kind: 'ensemble', name, sort_name: foldName(name), ...shown.get(name), ...placed.get(name) }] as const),
  ]);
  const work = await insertKeyed(
    db,
    'work',
    [...works].map(([key, { composer, title }]) => [key, { title: json(title), composer_id: person(composer), key: foldName(`${composer}: ${title.de}`) }]),
  );
  return { person, work };
}

async function placesInTeam(db: Store) {
  const category = await insertKeyed(
    db,
    'person_category',
    team.map((one, sort) => [one, { name: json(one.name), sort }]),
  );
  return new Map<string, { category_id: number; position: string; sort: number }>(
    team.flatMap((one) => one.members.map(([name, position], sort) => [name, { category_id: category(one), position: json(position), sort }] as const)),
  );
}

function speltIn(name: string): Localised {
  const en = englishNames.get(name);
  return en ? { en } : {};
}

/** 'Noor van Elsloo' → 'elsloo noor van' */
function lastNameFirst(name: string): string {
  const words = name.split(' ');
  return foldName([words.at(-1), ...words.slice(0, -1)].join(' '));
}
