import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { maxDetailLine, OrderedRows, RowButtons, RowFields, useRows } from '#features/programme/back-office/form/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { StaffPart } from '#ui/staff/bilingual-field.tsx';
import { maxCredits } from '../limits.ts';
import type { CastContract, Credits } from './contract.ts';
import { t } from './strings.ts';
import { rowKey } from './typed-cast.ts';
import { useSuggestions } from './use-suggestions.ts';

type Kind = Credits[number]['person']['kind'];
type Row = { key: string; person: string; kind: Kind; role: string };

const api = client<CastContract>(httpTransport);

/** Who takes part, in the order of the page; `roles` are offered for what they do. */
export function CreditRows({ credits, roles }: { credits: Credits; roles: readonly string[] }) {
  const language = useLanguage();
  const { rows, setRows, add } = useRows<Row>(() =>
    credits.map(({ person, role }, index) => ({ key: rowKey('c', index), person: person.name, kind: person.kind, role: role?.name ?? '' })),
  );
  return (
    <StaffPart title={t(language, 'credits')} hint={t(language, 'credits_hint')}>
      <datalist id="known-roles">
        {roles.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
      <OrderedRows name="credits" rows={rows} setRows={setRows} nameOf={(_, index) => t(language, 'credit', { n: index + 1 })}>
        {(row, name, tools) => (
          <RowFields name={name} title>
            <CreditRow row={row} />
            {tools}
          </RowFields>
        )}
      </OrderedRows>
      {rows.length < maxCredits && <RowButtons additions={[[t(language, 'add_credit'), () => add({ person: '', kind: 'person', role: '' })]]} />}
    </StaffPart>
  );
}

function CreditRow({ row: { key, person, kind: stored, role } }: { row: Row }) {
  const language = useLanguage();
  const [kind, setKind] = useState(stored);
  const { found, ask } = useSuggestions((q, signal) => api.get('/api/cms-people/', { language, signal, query: { q } }));
  const type = (name: string) => {
    const known = found.filter((one) => one.name === name);
    if (known.length === 1 && known[0]) setKind(known[0].kind);
    ask(name);
  };
  const list = `people-${key}`;
  return (
    <FieldRow>
      <TextField
        name={`credits.${key}.name`}
        label={t(language, 'name')}
        required
        maxLength={maxDetailLine}
        defaultValue={person}
        list={list}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={list}>
        {found.map((one) => (
          <option key={one.kind + one.name} value={one.name}>
            {t(language, `kind_${one.kind}`)}
          </option>
        ))}
      </datalist>
      <SelectField
        name={`credits.${key}.kind`}
        label={t(language, 'kind')}
        required
        options={(['person', 'ensemble'] as const).map((value) => ({ value, label: t(language, `kind_${value}`) }))}
        defaultValue={kind}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'ensemble' ? 'ensemble' : 'person')}
      />
      <TextField name={`credits.${key}.role`} label={t(language, 'role')} maxLength={maxDetailLine} defaultValue={role} list="known-roles" autoComplete="off" />
    </FieldRow>
  );
}
