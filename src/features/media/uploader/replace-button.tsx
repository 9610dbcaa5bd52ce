import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Asset, MediaContract } from '../contract.ts';
import { sendFile } from './send-file.ts';
import { t } from './strings.ts';

type Props = { asset: Asset; name: string; onChanged: () => void };
/** Places that the question names; it counts the others. */
const maxNamed = 20;

/** Texts and uses stay; where visitors see it now is said before. */
export function ReplaceButton({ asset, name, onChanged }: Props) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [isAsking, ask] = useState(false);
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
    setProblem('');
    ask(true);
    try {
      const { published_count: n, uses } = await client<MediaContract>(httpTransport).get('/api/media/{id}/uses/', { language, parameters: { id: asset.id } });
      const titles = uses.flatMap(({ title, is_published }) => (is_published ? [title] : [])).slice(0, maxNamed);
      const question = {
        title: t(language, 'replace_title', { name }),
        text: n > 0 ? t(language, 'replace_public', { n }) : t(language, 'replace_unused'),
        details: n > titles.length ? [...titles, t(language, 'replace_more', { n: n - titles.length })] : titles,
        confirm: t(language, 'replace_choose'),
        cancel: t(language, 'replace_cancel'),
      };
      // A browser opens its choice of files only shortly after a click: where the answer took longer another one is needed.
      const mayOpen = n === 0 && navigator.userActivation?.isActive !== false;
      if (mayOpen || (await askToConfirm(question))) input.current?.click();
    } catch (error) {
      setProblem(t(language, 'uses_unknown', { reason: error instanceof ApiError ? error.message : t(language, 'not_reached') }));
    } finally {
      ask(false);
    }
  };
  return (
    <>
      <Button size="small" busy={share !== null || isAsking} onClick={() => void choose()}>
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
