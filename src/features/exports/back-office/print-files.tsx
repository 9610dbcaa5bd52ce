import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { longMonth } from '#i18n/format.ts';
import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { saveBytes } from '#ui/staff/save-bytes.ts';
import type { ProgrammePrintContract } from '../print/contract.ts';
import type { PrintChoice } from './print-choice.ts';
import styles from './programme-print.module.css';
import { t } from './strings.ts';

type Format = 'pdf' | 'indesign' | 'xml' | 'csv' | 'xlsx';
type Looks = { paper: 'a4' | 'a5' | 'din_lang'; subtitles: boolean; series: boolean; prices: boolean };
type Outcome = { kind: 'success' | 'error'; lines: string[] };

export function PrintFiles({ choice }: { choice: PrintChoice }) {
  const language = useLanguage();
  const [looks, setLooks] = useState<Looks>({ paper: 'a4', subtitles: true, series: false, prices: true });
  const { busy, outcome, save } = useFiles(choice, looks);
  return (
    <>
      <section className={styles.part} aria-labelledby="print-leaflet">
        <h2 id="print-leaflet">{t(language, 'leaflet')}</h2>
        <div className={styles.narrow}>
          <SelectField
            name="paper"
            label={t(language, 'paper')}
            required
            value={looks.paper}
            options={(['a4', 'a5', 'din_lang'] as const).map((value) => ({ value, label: t(language, `paper_${value}`) }))}
            onChange={({ target }) => setLooks({ ...looks, paper: target.value === 'a5' || target.value === 'din_lang' ? target.value : 'a4' })}
          />
        </div>
        <fieldset className={styles.options}>
          <legend>{t(language, 'shown')}</legend>
          {(['subtitles', 'series', 'prices'] as const).map((name) => (
            <CheckboxField
              key={name}
              name={name}
              label={t(language, name)}
              checked={looks[name]}
              onChange={({ target }) => setLooks({ ...looks, [name]: target.checked })}
            />
          ))}
        </fieldset>
        <p>
          <Button look="primary" busy={busy === 'pdf'} onClick={() => void save('pdf')}>
            {t(language, 'save_pdf')}
          </Button>
        </p>
      </section>
      <section className={styles.part} aria-labelledby="print-page">
        <h2 id="print-page">{t(language, 'page')}</h2>
        <p className={styles.hint}>{t(language, 'page_hint')}</p>
        <p className={styles.row}>
          {languages.map((one) => (
            <a key={one} href={`/${one}/api/programme/${choice.from.slice(0, 7)}.html`} hrefLang={one} className={button('secondary', 'small')}>
              {one === 'de' ? 'Deutsch' : 'English'}, {longMonth(language, choice.from)}
            </a>
          ))}
        </p>
      </section>
      <section className={styles.part} aria-labelledby="print-layout">
        <h2 id="print-layout">{t(language, 'layout')}</h2>
        <p className={styles.hint}>{t(language, 'layout_hint')}</p>
        <div className={styles.row}>
          {(['indesign', 'xml', 'csv', 'xlsx'] as const).map((format) => (
            <Button key={format} look="secondary" size="small" busy={busy === format} onClick={() => void save(format)}>
              {t(language, `format_${format}`)}
            </Button>
          ))}
        </div>
      </section>
      <div role="status" className={styles.outcome}>
        {outcome && (
          <Notice kind={outcome.kind}>
            {outcome.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </div>
    </>
  );
}

function useFiles(choice: PrintChoice, looks: Looks) {
  const language = useLanguage();
  const [busy, setBusy] = useState<Format | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = async (format: Format) => {
    setBusy(format);
    setOutcome(null);
    const flag = (is: boolean) => (is ? ('1' as const) : ('0' as const));
    const { rooms, types, ...rest } = choice;
    const query = {
      ...{ ...rest, ...(rooms && { rooms }), ...(types && { types }), format, paper: looks.paper },
      ...{ subtitles: flag(looks.subtitles), series: flag(looks.series), prices: flag(looks.prices) },
    } as const;
    try {
      const file = await client<ProgrammePrintContract>(httpTransport).get('/api/cms-programme-print/file/', { language, query });
      saveBytes(file.name, file.content_type, file.base64);
      const pages = file.pages === null ? [] : [t(language, 'pages', { n: file.pages })];
      const missing = file.missing.length > 0 ? [t(language, 'missing', { signs: file.missing.join(' ') })] : [];
      const latin = file.transliterated.length > 0 ? [t(language, 'transliterated', { words: file.transliterated.join(', ') })] : [];
      setOutcome({ kind: 'success', lines: [[t(language, 'saved', { name: file.name }), ...pages].join(' '), ...latin, ...missing] });
    } catch (error) {
      setOutcome({ kind: 'error', lines: [error instanceof ApiError ? error.message : t(language, 'failed')] });
    }
    setBusy(null);
  };
  return { busy, outcome, save };
}
