import { Plus } from 'lucide';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { hubHref, type ScreenCall } from '#features/hub/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffFilters } from '#ui/staff/staff-filters.tsx';
import { NothingHere, StaffCount, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { StaffTable } from '#ui/staff/staff-table.tsx';
import { NamedLine, NamedList } from '../form/named-line.tsx';
import type { PartnerContract, StaffPartner } from './contract.ts';
import { t } from './strings.ts';

/** `failure` in words where the list cannot be had. */
export type PartnersData = { partners: StaffPartner[]; failure?: string };

export async function loadPartners({ api, language, signal }: ScreenCall<PartnerContract>): Promise<PartnersData> {
  try {
    return { partners: await api.get('/api/cms-programme-partners/', { language, signal }) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { partners: [], failure: error.message };
    throw error;
  }
}

/** All sponsors and promoters, to be found and opened. */
export function PartnersPage() {
  const language = useLanguage();
  const { partners, failure } = useLoaderData<Partial<PartnersData>>();
  const [searched, search] = useState('');
  if (!partners) return null; // refused: the frame says so
  const found = partners.filter(({ name }) => name.toLowerCase().includes(searched.trim().toLowerCase()));
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'description')}</p>}>
      {failure ? (
        <Notice kind="error" role="alert">
          <p>{t(language, 'failed', { reason: failure })}</p>
        </Notice>
      ) : (
        <>
          <StaffFilters
            search={{ value: searched, placeholder: t(language, 'search_hint') }}
            filters={[]}
            onChange={({ q = '' }: { q?: string }) => search(q)}
            tools={
              <Link to={hubHref('partners', language, {}, 'new')} className={button('primary', 'small')}>
                <Icon node={Plus} />
                {t(language, 'new_partner')}
              </Link>
            }
          />
          <StaffCount words={t(language, 'count', { n: found.length })} />
          {found.length === 0 && <NothingHere words={t(language, partners.length === 0 ? 'empty' : 'nothing_found')} />}
        </>
      )}
      {found.length > 0 && (
        <NamedList>
          <StaffTable
            caption={t(language, 'title')}
            rows={found}
            keyOf={({ id }) => String(id)}
            columns={[
              {
                key: 'partner',
                title: t(language, 'partner'),
                cell: ({ id, name, image_thumbnails: logo }) => (
                  <NamedLine to={hubHref('partners', language, {}, id)} picture={logo?.small} isWhole title={name} titleLang={undefined} />
                ),
              },
              { key: 'link', title: t(language, 'link'), cell: ({ link }) => link.replace(/^https?:\/\/(www\.)?|\/$/g, '') },
              { key: 'productions', title: t(language, 'productions'), isNumber: true, cell: ({ productions }) => productions },
              { key: 'events', title: t(language, 'events'), isNumber: true, cell: ({ events }) => events },
            ]}
          />
        </NamedList>
      )}
    </StaffScreen>
  );
}
