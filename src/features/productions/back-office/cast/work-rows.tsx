import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { maxDetailLine, OrderedRows, RowButtons, RowFields, useRows } from '#features/programme/back-office/form/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { BilingualField, StaffPart } from '#ui/staff/bilingual-field.tsx';
import { maxWorks } from '../limits.ts';
import type { CastContract, StaffWork } from './contract.ts';
import { t } from './strings.ts';
import { rowKey } from './typed-cast.ts';
import { useSuggestions } from './use-suggestions.ts';

type Row = Omit<StaffWork, 'id'> & { key: string };

const empty: Omit<Row, 'key'> = { title: {}, composer: '', note: {}, is_intermission: false };
const api = client<CastContract>(httpTransport);

/** What is played, in the order of the evening, with its intervals. */
export function WorkRows({ works }: { works: readonly StaffWork[] }) {
  const language = useLanguage();
  const { rows, setRows, add } = useRows<Row>(() => works.map((work, index) => ({ ...work, key: rowKey('w', index) })));
  return (
    <StaffPart title={t(language, 'works')} hint={t(language, 'works_hint')}>
      <OrderedRows
        name="works"
        rows={rows}
        setRows={setRows}
        nameOf={({ is_intermission: isInterval }, index) => t(language, isInterval ? 'interval_row' : 'work', { n: index + 1 })}
      >
        {(row, name, tools) => (
          <RowFields name={name} title>
            {row.is_intermission ? <input type="hidden" name={`works.${row.key}.interval`} value="1" /> : <WorkFields row={row} />}
            {tools}
          </RowFields>
        )}
      </OrderedRows>
      {rows.length < maxWorks && (
        <RowButtons
          additions={[
            [t(language, 'add_work'), () => add(empty)],
            [t(language, 'add_interval'), () => add({ ...empty, is_intermission: true })],
          ]}
        />
      )}
    </StaffPart>
  );
}

/** A work that is chosen by its German title brings the rest along. */
function WorkFields({ row: { key, title: stored, composer: storedComposer, note } }: { row: Row }) {
  const language = useLanguage();
  const [composer, setComposer] = useState(storedComposer);
  const [title, setTitle] = useState({ de: stored.de ?? '', en: stored.en ?? '' });
  const { found, ask } = useSuggestions((q, signal) => api.get('/api/cms-cast/works/', { language, signal, query: { q } }));
  const people = useSuggestions((q, signal) => api.get('/api/cms-people/', { language, signal, query: { q } }));
  const type = (one: 'de' | 'en', text: string) => {
    const [known, ...more] = one === 'de' ? found.filter((work) => work.title.de === text && (!composer || work.composer === composer)) : [];
    const isChosen = known !== undefined && more.length === 0;
    if (isChosen) setComposer(known.composer);
    setTitle({ ...title, ...(isChosen && { en: known.title.en ?? '' }), [one]: text });
    if (one === 'de') ask(composer ? `${composer} ${text}` : text);
  };
  const [titles, composers] = [`works-${key}`, `composers-${key}`];
  return (
    <>
      <TextField
        name={`works.${key}.composer`}
        label={t(language, 'composer')}
        maxLength={maxDetailLine}
        value={composer}
        list={composers}
        autoComplete="off"
        onChange={({ target }) => {
          setComposer(target.value);
          people.ask(target.value);
        }}
      />
      <datalist id={composers}>
        {people.found.map(({ kind, name }) => (
          <option key={kind + name} value={name} />
        ))}
      </datalist>
      <BilingualField
        name={`works.${key}.title`}
        label={t(language, 'work_title')}
        maxLength={maxDetailLine}
        isNeeded={Boolean(stored.de) || !stored.en}
        typed={title}
        onType={type}
        suggestions={titles}
      />
      <datalist id={titles}>
        {found.map((work) => (
          <option key={`${work.composer} ${work.title.de}`} value={work.title.de}>
            {work.composer}
          </option>
        ))}
      </datalist>
      <BilingualField name={`works.${key}.note`} label={t(language, 'note')} hint={t(language, 'note_hint')} values={note} maxLength={maxDetailLine} />
    </>
  );
}
