import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Asset, MediaContract } from '../contract.ts';
import { t } from './strings.ts';

type Answer = { id: number; asset: Asset | null; failure: string };

/** `failure` in words where it cannot be had; `show` where it is known already, `again` asks once more. */
export function useAsset(id: number | null, known?: Asset | null) {
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer | null>(known ? { id: known.id, asset: known, failure: '' } : null);
  const [round, ask] = useState(0);
  const isKnown = id === null || answer?.id === id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (id === null || isKnown) return;
    const request = new AbortController();
    client<MediaContract>(httpTransport)
      .get('/api/media/{id}/', { language, signal: request.signal, parameters: { id } })
      .then(
        (asset) => setAnswer({ id, asset, failure: '' }),
        (error) => {
          if (request.signal.aborted) return;
          const isGone = error instanceof ApiError && error.status === 404;
          const reason = error instanceof ApiError ? error.message : t(language, 'offline');
          setAnswer({ id, asset: null, failure: isGone ? t(language, 'gone') : t(language, 'unreachable', { reason }) });
        },
      );
    return () => request.abort();
  }, [id, isKnown, language, round]);
  return {
    asset: isKnown && id !== null ? (answer?.asset ?? null) : null,
    failure: isKnown && id !== null ? (answer?.failure ?? '') : '',
    isLoading: !isKnown,
    show: (asset: Asset) => setAnswer({ id: asset.id, asset, failure: '' }),
    again: () => {
      setAnswer(null);
      ask(round + 1);
    },
  };
}
