import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Asset, MediaContract } from '../contract.ts';
import { MediaField } from '../picker/media-field.tsx';
import { t } from './strings.ts';

/** Says why it has to be chosen where it has. */
export function PosterPanel({ asset, onChanged }: { asset: Asset; onChanged: () => void }) {
  const language = useLanguage();
  const [problem, setProblem] = useState('');
  const { id, kind, preview, poster_id, revision } = asset;
  if (preview === null || (kind !== 'video' && kind !== 'document')) return null;
  const choose = async (poster: number | null) => {
    setProblem('');
    try {
      const call = { language, headers: writing(revision), parameters: { id }, body: { poster_id: poster } };
      await client<MediaContract>(httpTransport).patch('/api/media/{id}/', call);
      showToast(t(language, 'saved'));
      onChanged();
    } catch (error) {
      setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') }));
    }
  };
  return (
    <section>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <MediaField
        name="poster"
        kind="image"
        label={t(language, `poster_${kind}`)}
        hint={t(language, `preview_${preview}_${kind}`)}
        none={preview === 'made' ? t(language, `made_${kind}`) : undefined}
        value={poster_id}
        onChange={(chosen) => void choose(chosen)}
      />
    </section>
  );
}
