import { ArrowDown, ArrowUp, Ellipsis, Eye, PanelBottom, Plus, Settings } from 'lucide';
import { type CSSProperties, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { StaffFilters } from '#ui/staff/staff-filters.tsx';
import { StaffMenu } from '#ui/staff/staff-menu.tsx';
import { NothingHere, StaffCount, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { type DropTarget, StaffTable } from '#ui/staff/staff-table.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { footerTarget } from '../containers/footer-object.ts';
import type { CmsContract, StoredPage } from '../contract.ts';
import { editSearch } from '../editing/edit-address.ts';
import styles from './back-office.module.css';
import type { PagesData } from './load-pages.ts';
import { PageBin } from './page-bin.tsx';
import { type PageRow, pageRows, titleOf } from './page-rows.ts';
import { t } from './strings.ts';

export { loadTree, type PageContracts, type PagesData } from './load-pages.ts';

type Narrowed = Partial<Record<'q' | 'state', string>>;

export function PagesPage() {
  const language = useLanguage();
  const { pages, deleted = [] } = useLoaderData<Partial<PagesData>>();
  const [narrowed, narrow] = useState<Narrowed>({});
  const { place, drop } = usePlacing(pages ?? []);
  if (!pages) return null; // refused: the frame says so
  const rows = pageRows(pages).filter(({ page }) => isWanted(page, narrowed));
  const isNarrowed = Boolean(narrowed.q || narrowed.state);
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'description')}</p>}>
      <StaffFilters
        search={{ value: narrowed.q ?? '', placeholder: t(language, 'search_hint') }}
        filters={[
          {
            name: 'state',
            label: t(language, 'state'),
            options: (['online', 'offline', 'link'] as const).map((value) => ({ value, label: t(language, `state_${value}`) })),
            value: narrowed.state,
          },
        ]}
        onChange={(change) => narrow({ ...narrowed, ...change })}
        tools={
          <>
            <a href={href('home', language) + editSearch(footerTarget)} className={button('secondary', 'small')}>
              <Icon node={PanelBottom} />
              {t(language, 'edit_footer')}
            </a>
            <Link to={backOfficeHref('pages', language, {}, 'new')} className={button('primary', 'small')}>
              <Icon node={Plus} />
              {t(language, 'new_page')}
            </Link>
          </>
        }
      />
      <StaffCount words={t(language, 'count', { n: rows.length })}>
        {isNarrowed && (
          <Button look="link" size="compact" onClick={() => narrow({})}>
            {t(language, 'reset')}
          </Button>
        )}
      </StaffCount>
      {rows.length === 0 && <NothingHere words={t(language, isNarrowed ? 'nothing_found' : 'empty')} />}
      {rows.length > 0 && (
        <StaffTable
          caption={t(language, 'title')}
          rows={rows}
          keyOf={({ page }) => String(page.id)}
          // Among those that the filters have left out nobody sees where it goes.
          drag={{
            title: t(language, 'order'),
            nameOf: ({ page }) => t(language, 'drag', { title: titleOf(page, language).text }),
            onDrop: (key, target) => void drop(Number(key), target),
            isDisabled: isNarrowed,
          }}
          columns={[
            { key: 'page', title: t(language, 'page'), cell: (row) => <Named row={row} language={language} /> },
            { key: 'address', title: t(language, 'address'), cell: ({ page }) => <span className={styles.address}>{addressOf(page, language)}</span> },
            { key: 'state', title: t(language, 'state'), cell: ({ page }) => t(language, `state_${stateOf(page)}`) },
            { key: 'menu', title: t(language, 'menu'), cell: ({ page }) => menusOf(page, language) },
            {
              key: 'actions',
              title: t(language, 'more'),
              cell: (row) => <Actions row={row} isNarrowed={isNarrowed} onMove={place} language={language} />,
            },
          ]}
        />
      )}
      <PageBin deleted={deleted} />
    </StaffScreen>
  );
}

/** Says where it is then. */
function usePlacing(pages: readonly StoredPage[]) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const put = async (page: StoredPage, body: { parent: number | null; after: number | null }, words: string) => {
    try {
      const write = { language, headers: writing(page.revision), parameters: { id: page.id }, body };
      await client<CmsContract>(httpTransport).post('/pageeditor-api/pages/{id}/place/', write);
      showToast(words);
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error));
    }
    await revalidate();
  };
  const place = ({ page, index: from, beside }: PageRow, by: 1 | -1) => {
    const to = from + by;
    const after = by === 1 ? beside[to] : beside[to - 1];
    const words = t(language, 'moved', { title: titleOf(page, language).text, n: to + 1, of: beside.length });
    return put(page, { parent: page.parent, after: after?.id ?? null }, words);
  };
  const drop = async (id: number, { key, where }: DropTarget) => {
    const [page, target] = [pages.find((one) => one.id === id), pages.find((one) => String(one.id) === key)];
    if (!page || !target) return;
    const parent = where === 'on' ? target.id : target.parent;
    const beside = pages.filter((one) => one.parent === parent && one.id !== id);
    const index = where === 'on' ? beside.length : beside.indexOf(target) + (where === 'after' ? 1 : 0);
    const above = pages.find((one) => one.id === parent);
    const title = titleOf(page, language).text;
    const words =
      parent === page.parent
        ? t(language, 'moved', { title, n: index + 1, of: beside.length + 1 })
        : above
          ? t(language, 'moved_below', { title, parent: titleOf(above, language).text })
          : t(language, 'moved_top', { title });
    await put(page, { parent, after: beside[index - 1]?.id ?? null }, words);
  };
  return { place, drop };
}

type RowProps = { row: PageRow; language: Language };

function Named({ row: { page, level }, language }: RowProps) {
  const { text, lang } = titleOf(page, language);
  return (
    <span className={styles.named} style={{ '--level': level - 1 } as CSSProperties /* custom properties are not in its type */}>
      {level > 1 && <span className={styles.level}>{t(language, 'level', { n: level })} </span>}
      <Link to={backOfficeHref('pages', language, {}, page.id)} lang={lang}>
        {text}
      </Link>
    </span>
  );
}

function Actions({ row, isNarrowed, onMove, language }: RowProps & { isNarrowed: boolean; onMove: (row: PageRow, by: 1 | -1) => Promise<void> }) {
  const navigate = useNavigate();
  const { page, index: place, beside } = row;
  const go = (address: string) => void navigate(address);
  return (
    <StaffMenu
      label={<Icon node={Ellipsis} />}
      name={t(language, 'actions', { title: titleOf(page, language).text })}
      look="quiet"
      sections={[
        {
          commands: [
            { key: 'settings', text: t(language, 'settings'), icon: Settings, onAction: () => go(backOfficeHref('pages', language, {}, page.id)) },
            { key: 'view', text: t(language, 'view'), icon: Eye, onAction: () => window.location.assign(addressOf(page, language)) },
            { key: 'below', text: t(language, 'new_below'), icon: Plus, onAction: () => go(backOfficeHref('pages', language, { below: page.id }, 'new')) },
          ],
        },
        {
          commands: [
            // Among those that the filters have left out nobody sees where it goes.
            { key: 'up', text: t(language, 'up'), icon: ArrowUp, isDisabled: isNarrowed || place === 0, onAction: () => void onMove(row, -1) },
            {
              key: 'down',
              text: t(language, 'down'),
              icon: ArrowDown,
              isDisabled: isNarrowed || place === beside.length - 1,
              onAction: () => void onMove(row, 1),
            },
          ],
        },
      ]}
    />
  );
}

const stateOf = ({ content_type, is_online }: StoredPage) => (content_type === 'link' && is_online ? 'link' : is_online ? 'online' : 'offline');

const addressOf = ({ urls }: StoredPage, language: Language) => choose(urls, language).text;

const menusOf = ({ in_menu, in_footer, menu_group }: StoredPage, language: Language) =>
  [in_menu && t(language, `menu_${menu_group}`), in_footer && t(language, 'footer')].filter(Boolean).join(', ');

function isWanted(page: StoredPage, { q = '', state }: Narrowed): boolean {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const texts = [...Object.values(page.title), ...Object.values(page.urls)].join(' ').toLocaleLowerCase();
  return (!state || stateOf(page) === state) && words.every((word) => texts.includes(word));
}
