import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { Language } from '#i18n/language.ts';
import type { Asset, MediaContract } from '../contract.ts';

/** What is chosen is taken out of the bin: who uploads a file again wants to use it. */
export const restored = async (asset: Asset, language: Language): Promise<Asset> =>
  asset.deleted_at
    ? client<MediaContract>(httpTransport).post('/api/media/{id}/restore/', { language, headers: writing(asset.revision), parameters: { id: asset.id } })
    : asset;
