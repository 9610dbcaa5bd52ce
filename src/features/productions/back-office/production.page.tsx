import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import type { MediaContract } from '#features/media/contract.ts';
import type { ProgrammeContract } from '#features/programme/contract.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { ProductionsContract } from '../contract.ts';
import type { CastContract } from './cast/contract.ts';
import type { StaffProductionContract } from './contract.ts';
import { ProductionForm } from './production-form.tsx';
import { spanOf } from './span.ts';
import { t } from './strings.ts';

export type ProductionContracts = StaffProductionContract &
  CastContract &
  MediaContract &
  Pick<ProductionsContract, 'seasons' | 'productionTags'> &
  Pick<ProgrammeContract, 'exhibitionTypes'>;

/** `failure` in words where whoever asks may not see it. */
export type ProductionData =
  | (ComponentProps<typeof ProductionForm> & { failure?: undefined })
  | { production?: undefined; picture?: undefined; options?: undefined; failure: string };

/** One production with its picture and what its fields offer; null where there is no such production. */
export async function loadProduction({ api, language, signal, params }: ScreenCall<ProductionContracts>): Promise<ProductionData | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return null;
  const call = { language, signal };
  try {
    const [production, types, seasons, tags, roles] = await Promise.all([
      api.get('/api/cms-production-pages/{id}/', { ...call, parameters: { id } }),
      api.get('/api/exhibition-types/', call),
      api.get('/api/seasons/', call),
      api.get('/api/production-tags/', call),
      api.get('/api/cms-cast/roles/', call),
    ]);
    const image = production.image_id;
    const picture = image === null ? null : await api.get('/api/media/{id}/', { ...call, parameters: { id: image } });
    return { production, picture, options: { types, seasons, tags, roles: roles.map(({ name }) => name) } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    if (error instanceof ApiError && error.status === 403) return { failure: error.message };
    throw error;
  }
}

/** One production: all that its page tells. */
export function ProductionPage() {
  const language = useLanguage();
  const { production, picture = null, options, failure } = useLoaderData<Partial<ProductionData>>();
  const back = <Link to={recordHref('productions', language, {}, ...(production ? [production.id] : []))}>{t(language, 'back')}</Link>;
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
      <ProductionForm key={production.id} production={production} picture={picture} options={options} />
    </StaffScreen>
  );
}
