import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { maxPageSize } from '#api/pagination/paginated.ts';
import { hubHref, type ScreenCall } from '#features/hub/index.ts';
import { recordCalls } from '#features/hub/records/index.ts';
import type { MediaContract } from '#features/media/contract.ts';
import type { ProgrammeContract } from '#features/programme/contract.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { ProductionsContract } from '../contract.ts';
import type { CastContract } from './cast/contract.ts';
import type { StaffProductionContract, StaffProductionDetail } from './contract.ts';
import { ProductionForm } from './production-form.tsx';
import { spanOf } from './productions.page.tsx';
import { t } from './strings.ts';

export type ProductionContracts = StaffProductionContract &
  CastContract &
  MediaContract &
  Pick<ProductionsContract, 'seasons' | 'productionTags'> &
  Pick<ProgrammeContract, 'exhibitionTypes'>;

/** `production` is null of a new one; `failure` in words where whoever asks may not see it. */
export type ProductionData =
  | ({ production: StaffProductionDetail | null; failure?: undefined } & Omit<ComponentProps<typeof ProductionForm>, 'production'>)
  | { production?: undefined; partners?: undefined; picture?: undefined; options?: undefined; failure: string };

/** One production with its picture and what its fields offer; null where there is no such production. */
export async function loadProduction({ api, transport, language, signal, params }: ScreenCall<ProductionContracts>): Promise<ProductionData | null> {
  const id = Number(params.id);
  const isNew = params.id === 'new';
  if (!isNew && (!Number.isInteger(id) || id < 1)) return null;
  const call = { language, signal };
  try {
    const [production, offered, types, seasons, tags, roles] = await Promise.all([
      isNew ? null : api.get('/api/cms-productions/{id}/', { ...call, parameters: { id } }),
      isNew ? recordCalls(transport, 'partners', language, signal).list({ fields: 'name', page_size: maxPageSize }) : null,
      api.get('/api/exhibition-types/', call),
      api.get('/api/seasons/', call),
      api.get('/api/production-tags/', call),
      api.get('/api/cms-cast/roles/', call),
    ]);
    const image = production?.image_id ?? null;
    const picture = image === null ? null : await api.get('/api/media/{id}/', { ...call, parameters: { id: image } });
    const partners = offered?.results.map(({ id: number, label }) => ({ id: number, name: label })) ?? [];
    return { production, partners, picture, options: { types, seasons, tags, roles: roles.map(({ name }) => name) } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    if (error instanceof ApiError && error.status === 403) return { failure: error.message };
    throw error;
  }
}

/** One production, or a new one: all that its page tells. */
export function ProductionPage() {
  const language = useLanguage();
  const { production, partners = [], picture = null, options, failure } = useLoaderData<Partial<ProductionData>>();
  const back = <Link to={hubHref('productions', language)}>{t(language, 'back')}</Link>;
  if (failure) {
    return (
      <StaffScreen title={t(language, 'production')} description={t(language, 'description')} back={back}>
        <Notice kind="error" role="alert">
          <p>{t(language, 'failed', { reason: failure })}</p>
        </Notice>
      </StaffScreen>
    );
  }
  if (production === undefined || !options) return null; // refused: the frame says so
  const form = <ProductionForm key={production?.id ?? 'new'} production={production} partners={partners} picture={picture} options={options} />;
  if (!production) {
    return (
      <StaffScreen title={t(language, 'new_production')} description={t(language, 'description')} back={back} lead={<p>{t(language, 'new_hint')}</p>}>
        {form}
      </StaffScreen>
    );
  }
  return (
    <StaffScreen
      title={production.title}
      lang={translatedIn(production, language)('title')}
      description={t(language, 'description')}
      back={back}
      lead={
        <>
          <p>{spanOf(production, language)}</p>
          {production.last_day && (
            <p>
              <a href={production.link.url}>{t(language, 'to_page')}</a>
            </p>
          )}
        </>
      }
    >
      {form}
    </StaffScreen>
  );
}
