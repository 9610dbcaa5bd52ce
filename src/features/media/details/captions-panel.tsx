import { Unlink } from 'lucide';
import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Asset, MediaContract } from '../contract.ts';
import { sendFile } from '../uploader/send-file.ts';
import { t as uploads } from '../uploader/strings.ts';
import styles from './details.module.css';
import { t } from './strings.ts';

type Captions = NonNullable<Asset['captions']>[number];

/** A file for each language, shown, moved and deleted with the film or sound. */
export function CaptionsPanel({ asset, onChanged }: { asset: Asset; onChanged: () => void }) {
  const language = useLanguage();
  const [problem, setProblem] = useState('');
  const all = asset.captions ?? [];
  const further = all.filter(({ lang }) => !languages.some((one) => one === lang)).map(({ lang }) => lang);
  const attempt = (act: Promise<unknown>) =>
    act.then(
      () => {
        setProblem('');
        onChanged();
      },
      (error) => setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') })),
    );
  const link = ({ id, revision }: Captions, of: number | null) =>
    client<MediaContract>(httpTransport).patch('/api/media/{id}/', { language, headers: writing(revision), parameters: { id }, body: { belongs_to: of } });
  const unlink = (captions: Captions) =>
    attempt(
      link(captions, null).then(({ revision }) =>
        showToast(t(language, 'unlinked', { name: captions.name }), {
          text: t(language, 'undo'),
          run: () => void attempt(link({ ...captions, revision }, asset.id)),
        }),
      ),
    );
  return (
    <section aria-labelledby="captions-title" className={styles.captions}>
      <h3 id="captions-title">{t(language, 'captions')}</h3>
      <p className={styles.facts}>{t(language, 'captions_hint')}</p>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <ul>
        {[...languages, ...further].map((lang) => {
          const captions = all.find((one) => one.lang === lang);
          return (
            <li key={lang}>
              <span>{languageName(lang, language)}</span>
              {captions ? (
                <a href={captions.url}>{captions.name || t(language, 'captions')}</a>
              ) : (
                <span className={styles.facts}>{t(language, 'no_captions')}</span>
              )}
              <CaptionsUpload
                of={asset.id}
                lang={lang}
                label={t(language, captions ? 'replace_captions' : 'upload_captions', { language: languageName(lang, language) })}
                text={captions ? uploads(language, 'replace') : uploads(language, 'upload')}
                onProblem={setProblem}
                onTaken={() => {
                  setProblem('');
                  showToast(t(language, 'saved'));
                  onChanged();
                }}
              />
              {captions && (
                <IconButton icon={Unlink} size="compact" label={t(language, 'unlink', { name: captions.name })} onClick={() => void unlink(captions)} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type UploadProps = { of: number; lang: string; label: string; text: string; onProblem: (problem: string) => void; onTaken: () => void };

function CaptionsUpload({ of, lang, label, text, onProblem, onTaken }: UploadProps) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, work] = useState(false);
  const fail = (reason: string) => {
    work(false);
    onProblem(t(language, 'failed', { reason }));
  };
  const take = (upload: string) =>
    client<MediaContract>(httpTransport)
      .post('/api/media/', { language, headers: writing(), body: { upload, captions_of: { id: of, lang } } })
      .then(
        () => {
          work(false);
          onTaken();
        },
        (error) => fail(error instanceof ApiError ? error.message : uploads(language, 'lost')),
      );
  const send = (file: File) => {
    work(true);
    sendFile(file, language, {
      onProgress: () => {},
      onDone: (upload) => void take(upload),
      onFailed: (status) => fail(uploads(language, status === 413 ? 'too_large' : status === 401 ? 'signed_out' : 'lost')),
    });
  };
  return (
    <>
      <Button size="compact" busy={isBusy} aria-label={label} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".vtt,text/vtt"
        hidden
        data-captions={lang}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) send(file);
        }}
      />
    </>
  );
}

const languageName = (lang: string, language: Language): string => new Intl.DisplayNames([language], { type: 'language' }).of(lang) ?? lang;
