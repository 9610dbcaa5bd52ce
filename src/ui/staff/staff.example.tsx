import { Copy, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import type { Example, Stage } from '../example.ts';
import { BilingualField } from './bilingual-field.tsx';
import { StaffCalendar } from './calendar/staff-calendar.tsx';
import { StaffChoices } from './pick/staff-choices.tsx';
import { StaffCombobox } from './pick/staff-combobox.tsx';
import { StaffPicker } from './pick/staff-picker.tsx';
import { StaffPicks } from './pick/staff-picks.tsx';
import type { Found } from './pick/use-search.ts';
import { StaffFilters } from './staff-filters.tsx';
import { StaffGrid } from './staff-grid.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { NothingHere, StaffCount } from './staff-screen.tsx';
import { StaffTable } from './staff-table.tsx';
import { StaffTabs } from './staff-tabs.tsx';
import task from './staff-task.module.css';

const works = [
  { id: 'a', title: 'Quartett in Moll', events: 4 },
  { id: 'b', title: 'Elf Arten zu warten', events: 9 },
  { id: 'c', title: 'Ebbe', events: 2 },
];

function Works({ say, theme }: Stage) {
  const [keys, choose] = useState<ReadonlySet<string>>(new Set(['b']));
  const [by, sort] = useState<SortDescriptor>({ column: 'title', direction: 'ascending' });
  const sign = by.direction === 'ascending' ? 1 : -1;
  const rows = works.toSorted((a, b) => sign * (by.column === 'events' ? a.events - b.events : a.title.localeCompare(b.title, 'de')));
  return (
    <StaffTable
      caption={`${say('Werke', 'Works')} (${theme})`}
      rows={rows}
      keyOf={({ id }) => id}
      selection={{ keys, onChange: choose }}
      sort={{ by, onChange: sort }}
      columns={[
        { key: 'title', title: say('Titel', 'Title'), cell: ({ title }) => <span lang="de">{title}</span>, isSortable: true },
        { key: 'events', title: say('Veranstaltungen', 'Events'), cell: ({ events }) => events, isNumber: true, isSortable: true },
      ]}
    />
  );
}

function Tiles({ say, theme }: Stage) {
  const [keys, onChange] = useState<ReadonlySet<string>>(new Set(['c']));
  return (
    <StaffGrid
      label={`${say('Werke als Kacheln', 'Works as tiles')} (${theme})`}
      items={works}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      selection={{ keys, onChange }}
      onOpen={nothing}
      tile={({ title, events }) => (
        <>
          <span style={{ aspectRatio: '3 / 2', background: 'var(--color-surface)' }} />
          <span>
            <span lang="de">{title}</span> ({events})
          </span>
        </>
      )}
    />
  );
}

function Filters({ say }: Stage) {
  const [query, narrow] = useState<Partial<Record<'q' | 'kind', string>>>({ kind: 'concert' });
  const options = [
    { value: 'concert', label: say('Konzert', 'Concert') },
    { value: 'theatre', label: say('Theater', 'Theatre') },
  ];
  return (
    <StaffFilters
      search={{ value: query.q ?? '', placeholder: say('Titel, Werk …', 'Title, work …') }}
      filters={[{ name: 'kind', label: say('Art', 'Kind'), options, value: query.kind }]}
      onChange={(change) => narrow({ ...query, ...change })}
    />
  );
}

const found = works.map(({ title, events }, index) => ({ id: index + 1, label: title, lang: 'de' as const, detail: String(events) }));

function Picker({ say, scope, value: first = null, errors }: Stage & { value?: (typeof found)[number] | null; errors?: string[] }) {
  const [value, choose] = useState<Found | null>(first);
  return (
    <StaffPicker
      name={`picked-${scope}-${first?.id ?? ''}${errors ? 'wrong' : ''}`}
      label={say('Werk', 'Work')}
      value={value}
      onChange={choose}
      search={async (typed) => found.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
      create={{ text: (typed) => say(`„${typed}“ neu anlegen`, `Make ‘${typed}’`), run: nothing }}
      placeholder={say('Suchen …', 'Search …')}
      {...(errors && { errors })}
    />
  );
}

function Picks({ say, scope, isOrdered, max = 50 }: Stage & { isOrdered: boolean; max?: number }) {
  const [values, choose] = useState<readonly Found[]>(found.slice(0, 2));
  return (
    <StaffPicks
      name={`picks-${scope}-${isOrdered}-${max}`}
      label={say('Werke', 'Works')}
      title={say('Werke', 'Works')}
      values={values}
      onChange={choose}
      search={async (typed) => found.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
      max={max}
      isOrdered={isOrdered}
    />
  );
}

function Columns({ say }: Stage) {
  const [chosen, choose] = useState(['title']);
  return (
    <StaffChoices
      label={say('Spalten', 'Columns')}
      name={say('Spalten', 'Columns')}
      options={[
        { value: 'title', label: say('Titel', 'Title') },
        { value: 'events', label: say('Veranstaltungen', 'Events') },
      ]}
      chosen={chosen}
      onChange={choose}
    />
  );
}

function Days({ say, theme }: Stage) {
  const [days, choose] = useState<ReadonlySet<string>>(new Set(['2026-12-04', '2026-12-05']));
  return (
    <StaffCalendar
      label={`${say('Termine', 'Dates')} (${theme})`}
      days={days}
      marked={new Set(['2026-12-05', '2026-12-11'])}
      first="2026-12-01"
      onToggle={(day) => choose((known) => (known.has(day) ? new Set([...known].filter((one) => one !== day)) : new Set([...known, day])))}
    />
  );
}

const nothing = () => {};

export const example: Example = {
  name: 'Staff',
  use: {
    de: 'Für Redaktion und Verwaltung, auf React Aria: Befehle, Reiter, Listen zum Arbeiten, Suche in langen Listen. Seiten für Besucher laden nichts davon.',
    en: 'For editor and back office, on React Aria: commands, tabs, lists to work with, search in long lists. Pages for visitors load none of it.',
  },
  states: [
    {
      name: { de: 'StaffMenu', en: 'StaffMenu' },
      show: ({ say }) => (
        <StaffMenu
          label={say('Baustein', 'Block')}
          sections={[
            {
              title: say('Ändern', 'Change'),
              commands: [
                { key: 'edit', text: say('Bearbeiten', 'Edit'), icon: Pencil, shortcut: 'Enter', onAction: nothing },
                { key: 'copy', text: say('Verdoppeln', 'Duplicate'), icon: Copy, shortcut: say('Strg+D', 'Ctrl+D'), onAction: nothing },
                { key: 'up', text: say('Nach oben', 'Move up'), isDisabled: true, onAction: nothing },
              ],
            },
            {
              title: say('Wegnehmen', 'Remove'),
              commands: [{ key: 'delete', text: say('Löschen', 'Delete'), icon: Trash2, isDangerous: true, onAction: nothing }],
            },
          ]}
        />
      ),
    },
    {
      name: { de: 'StaffTabs', en: 'StaffTabs' },
      show: ({ say, theme }) => (
        <StaffTabs
          label={`${say('Felder', 'Fields')} (${theme})`}
          tabs={[
            { key: 'content', text: say('Inhalt', 'Content'), panel: <p>{say('Was dasteht.', 'What stands there.')}</p> },
            { key: 'looks', text: say('Aussehen', 'Looks'), panel: <p>{say('Wie es dasteht.', 'How it stands there.')}</p> },
            { key: 'settings', text: say('Einstellungen', 'Settings'), isDisabled: true, panel: null },
          ]}
        />
      ),
    },
    {
      name: { de: 'Etwas in Schritten tun', en: 'Something done in steps' },
      show: ({ say }) => (
        <div className={task.task}>
          <section className={task.part}>
            <h2>{say('Wohin', 'Where to')}</h2>
            <p className={task.hint}>{say('Alle Termine rücken um ebenso viel.', 'All dates move by as much.')}</p>
          </section>
          <div className={task.foot}>
            <p className={task.status}>{say('3 Termine', '3 dates')}</p>
            <div className={task.ways}>
              <Button look="primary">{say('Verschieben', 'Shift')}</Button>
            </div>
          </div>
        </div>
      ),
    },
    { name: { de: 'StaffFilters', en: 'StaffFilters' }, show: (stage) => <Filters {...stage} /> },
    {
      name: { de: 'StaffScreen', en: 'StaffScreen' },
      show: ({ say }) => (
        <>
          <StaffCount words={say('0 Werke', '0 works')} />
          <NothingHere words={say('Nichts gefunden. Vielleicht mit weniger Filtern?', 'Nothing found. Perhaps with fewer filters?')} />
        </>
      ),
    },
    {
      name: { de: 'BilingualField', en: 'BilingualField' },
      show: ({ say, scope }) => (
        <BilingualField name={`place-${scope}`} label={say('Ort', 'Place')} values={{ de: 'Foyer, Ebene 2', en: 'Foyer, level 2' }} maxLength={80} />
      ),
    },
    { name: { de: 'StaffTable', en: 'StaffTable' }, show: (stage) => <Works {...stage} /> },
    { name: { de: 'StaffGrid', en: 'StaffGrid' }, show: (stage) => <Tiles {...stage} /> },
    {
      name: { de: 'StaffCombobox', en: 'StaffCombobox' },
      show: ({ say, scope }) => (
        <StaffCombobox
          name={`work-${scope}`}
          label={say('Werk', 'Work')}
          hint={say('Tippen Sie ein paar Buchstaben.', 'Type a few letters.')}
          options={works.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ),
    },
    {
      name: { de: 'StaffCombobox, nicht richtig', en: 'StaffCombobox, wrong' },
      show: ({ say, scope }) => (
        <StaffCombobox
          name={`wrong-${scope}`}
          label={say('Werk', 'Work')}
          errors={[say('Wählen Sie ein Werk.', 'Choose a work.')]}
          options={works.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ),
    },
    { name: { de: 'StaffChoices', en: 'StaffChoices' }, show: (stage) => <Columns {...stage} /> },
    { name: { de: 'StaffPicker', en: 'StaffPicker' }, show: (stage) => <Picker {...stage} /> },
    { name: { de: 'StaffPicker, gewählt', en: 'StaffPicker, chosen' }, show: (stage) => <Picker {...stage} value={found[0] ?? null} /> },
    {
      name: { de: 'StaffPicker, nicht richtig', en: 'StaffPicker, wrong' },
      show: (stage) => <Picker {...stage} errors={[stage.say('Das gibt es nicht mehr.', 'There is no such thing any more.')]} />,
    },
    { name: { de: 'StaffPicks', en: 'StaffPicks' }, show: (stage) => <Picks {...stage} isOrdered={false} /> },
    { name: { de: 'StaffPicks, geordnet', en: 'StaffPicks, ordered' }, show: (stage) => <Picks {...stage} isOrdered /> },
    { name: { de: 'StaffPicks, voll', en: 'StaffPicks, full' }, show: (stage) => <Picks {...stage} isOrdered max={2} /> },
    { name: { de: 'StaffCalendar: Tage gewählt, andere belegt', en: 'StaffCalendar: days chosen, others taken' }, show: (stage) => <Days {...stage} /> },
  ],
};
