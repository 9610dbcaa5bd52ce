import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Asset, AssetUse, MediaContract } from '../contract.ts';
import { sendFile } from './send-file.ts';
import { t } from './strings.ts';

type Props = { asset: Asset; name: string; uses: readonly AssetUse[]; onChanged: () => void };

/** Another file in its place: texts and uses stay. Where visitors see it, that is said before. */
export function ReplaceButton({ asset, name, uses, onChanged }: Props) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const fail = (reason: string) => {
    setShare(null);
    setProblem(t(language, 'not_replaced', { reason }));
  };
  const take = async (upload: string) => {
    try {
      const call = { language, headers: writing(asset.revision), parameters: { id: asset.id }, body: { upload } };
      await client<MediaContract>(httpTransport).post('/api/media/{id}/replace/', call);
      setShare(null);
      showToast(t(language, 'replaced', { name }));
      onChanged();
    } catch (error) {
      fail(error instanceof ApiError ? error.message : t(language, 'lost'));
    }
  };
  const send = (file: File) => {
    setProblem('');
    setShare(0);
    sendFile(file, language, {
      onProgress: setShare,
      onDone: (upload) => void take(upload),
      onFailed: (status) => fail(t(language, status === 413 ? 'too_large' : status === 401 ? 'signed_out' : 'lost')),
    });
  };
  const choose = async () => {
    const places = uses.filter(({ is_published }) => is_published);
    const question = {
      title: t(language, 'replace_title', { name }),
      text: t(language, 'replace_public', { n: places.length }),
      details: places.map(({ title }) => title),
      confirm: t(language, 'replace_choose'),
      cancel: t(language, 'replace_cancel'),
    };
    if (places.length === 0 || (await askToConfirm(question))) input.current?.click();
  };
  return (
    <>
      <Button size="small" busy={share !== null} onClick={() => void choose()}>
        {share === null ? t(language, 'replace') : t(language, 'replacing')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-replace=""
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) send(file);
        }}
      />
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}
