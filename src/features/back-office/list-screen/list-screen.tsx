import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { type StaffFilter, StaffFilters, StaffPages } from '#ui/staff/staff-filters.tsx';
import { NothingHere, StaffCount, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { type StaffColumn, StaffTable } from '#ui/staff/staff-table.tsx';
import { type BackOfficeQuery, type BackOfficeScreen, backOfficeHref } from '../back-office-href.ts';
import type { ListData } from './load-list.ts';
import { t } from './strings.ts';

type ListWord = 'title' | 'description' | 'search_hint' | 'nothing_found' | 'empty' | 'failed';

type Props<Name extends string, Item> = ListData<Name, Item> & {
  screen: BackOfficeScreen | ((query: BackOfficeQuery) => string);
  back?: ReactNode;
  say: (word: ListWord, parameters?: { reason: string }) => string;
  total: string;
  filters: readonly StaffFilter<Name>[];
  narrowing: readonly Name[];
  tools?: ReactNode;
  perPage: number;
  keyOf: (item: Item) => string;
  columns: readonly StaffColumn<Item>[];
  /** What is chosen, and how it changes; without it rows cannot be chosen. */
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
  /** Where there is no room for columns, a row is a card of its cells below each other. */
  isCards?: boolean;
  onOpen?: (key: string) => void;
  frame?: (table: ReactNode) => ReactNode;
  notice?: ReactNode;
  children?: ReactNode;
};

/** A list of the back office: search and filters, which stand in the address, how many there are, the table, and its pages. */
export function ListScreen<Name extends string, Item>(props: Props<Name, Item>) {
  const { screen, say, total, filters, narrowing, tools, perPage, keyOf, columns, isCards = false, selection, onOpen, frame = (table) => table } = props;
  const { query, results, count, failure, back, notice, children } = props;
  const language = useLanguage();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const values: Readonly<Record<string, string | undefined>> = query;
  const hrefOf = (next: BackOfficeQuery) => (typeof screen === 'function' ? screen(next) : backOfficeHref(screen, language, next));
  const go = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate(hrefOf({ ...values, page: '', ...change }), { preventScrollReset: true, replace: 'q' in change });
  const narrowed = ['q', ...narrowing];
  const isNarrowed = narrowed.some((name) => values[name]);
  return (
    <StaffScreen title={say('title')} description={say('description')} back={back} lead={<p>{say('description')}</p>}>
      {notice}
      <StaffFilters search={{ value: query.q ?? '', placeholder: say('search_hint') }} filters={filters} onChange={go} tools={tools} />
      <StaffCount words={isLoading ? t(language, 'loading') : total}>
        {isNarrowed && (
          <Button look="link" size="compact" onClick={() => go(Object.fromEntries(narrowed.map((name) => [name, ''])))}>
            {t(language, 'reset')}
          </Button>
        )}
      </StaffCount>
      {failure && (
        <Notice kind="error" role="alert">
          <p>{say('failed', { reason: failure })}</p>
        </Notice>
      )}
      {!failure && results.length === 0 && <NothingHere words={say(isNarrowed ? 'nothing_found' : 'empty')} />}
      {results.length > 0 &&
        frame(
          <StaffTable
            caption={say('title')}
            rows={results}
            keyOf={keyOf}
            columns={columns}
            isCards={isCards}
            {...(selection && { selection })}
            {...(onOpen && { onOpen })}
          />,
        )}
      <StaffPages count={count} perPage={perPage} page={Number(query.page ?? 1)} onPage={(page) => go({ page: page > 1 ? String(page) : '' })} />
      {children}
    </StaffScreen>
  );
}
