import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { hubHref, type ScreenCall } from '#features/hub/index.ts';
import type { Asset, MediaContract } from '#features/media/contract.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffPart } from '#ui/staff/bilingual-field.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { FormParts } from '../form/named-line.tsx';
import type { PartnerContract, StaffPartnerDetail } from './contract.ts';
import { DeletePartner, PartnerForm } from './partner-form.tsx';
import { t } from './strings.ts';

export type PartnerContracts = PartnerContract & MediaContract;

/** `partner` is null of somebody new; `failure` in words where whoever asks may not see it. */
export type PartnerData = { partner: StaffPartnerDetail | null; logo: Asset | null; failure?: string };

export async function loadPartner({ api, language, signal, params }: ScreenCall<PartnerContracts>): Promise<PartnerData | null> {
  const id = Number(params.id);
  const isNew = params.id === 'new';
  if (!isNew && (!Number.isInteger(id) || id < 1)) return null;
  try {
    if (isNew) {
      await api.get('/api/cms-programme-partners/', { language, signal }); // whether one may
      return { partner: null, logo: null };
    }
    const partner = await api.get('/api/cms-programme-partners/{id}/', { language, signal, parameters: { id } });
    const logo = partner.image_id === null ? null : await api.get('/api/media/{id}/', { language, signal, parameters: { id: partner.image_id } });
    return { partner, logo };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    if (error instanceof ApiError && error.status === 403) return { partner: null, logo: null, failure: error.message };
    throw error;
  }
}

/** One partner, or somebody new. */
export function PartnerPage() {
  const language = useLanguage();
  const { partner, logo = null, failure } = useLoaderData<Partial<PartnerData>>();
  if (partner === undefined) return null; // refused: the frame says so
  return (
    <StaffScreen
      title={partner?.name ?? t(language, failure ? 'partner' : 'new_partner')}
      description={t(language, 'description')}
      back={<Link to={hubHref('partners', language)}>{t(language, 'back')}</Link>}
    >
      {failure ? (
        <Notice kind="error" role="alert">
          <p>{t(language, 'failed', { reason: failure })}</p>
        </Notice>
      ) : (
        <FormParts>
          <PartnerForm key={partner?.id ?? 'new'} partner={partner} logo={logo} />
          {partner && <Places partner={partner} />}
        </FormParts>
      )}
    </StaffScreen>
  );
}

/** Where a partner is named, each with the way to its form; and the way to delete who is named nowhere. */
function Places({ partner }: { partner: StaffPartnerDetail }) {
  const language = useLanguage();
  const { places } = partner;
  return (
    <StaffPart title={t(language, 'places')}>
      {places.length === 0 ? <p>{t(language, 'no_places')}</p> : <p>{t(language, 'remove_first')}</p>}
      {places.length > 0 && (
        <ul>
          {places.map(({ id, type, title, lang, day, kind }) => (
            <li key={`${type}${id}${kind}`}>
              <Link to={hubHref(type === 'event' ? 'events' : 'productions', language, {}, id)} lang={lang}>
                {title}
              </Link>
              {day && `, ${displayDate(language, day)}`} · {t(language, `as_${kind}`)}
            </li>
          ))}
        </ul>
      )}
      {places.length === 0 && <DeletePartner partner={partner} />}
    </StaffPart>
  );
}
