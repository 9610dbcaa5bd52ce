import { useLoaderData, useNavigate } from 'react-router';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { saveFile } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Link } from '#ui/link.tsx';
import { NothingHere, StaffCount, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { pressAsCsv } from './as-csv.ts';
import type { PressOverviewContract, PressOverviewLine } from './contract.ts';
import { gapsOf } from './gaps.ts';
import styles from './overview.module.css';
import { PressLine } from './press-line.tsx';
import { t } from './strings.ts';

const choices = {
  area: ({ state }) => state !== 'none',
  gaps: (line) => gapsOf(line).length > 0,
  without: ({ state }) => state === 'none',
  all: () => true,
} as const satisfies Record<string, (line: PressOverviewLine) => boolean>;
const choiceNames = Object.keys(choices) as (keyof typeof choices)[]; // of its own keys

export type PressOverviewData = { productions: PressOverviewLine[]; is_cut: boolean; chosen: keyof typeof choices };

export async function loadPressOverview({ api, language, signal, url }: ScreenCall<PressOverviewContract>): Promise<PressOverviewData> {
  const asked = url.searchParams.get('show');
  return { ...(await api.get('/api/cms-press/', { language, signal })), chosen: choiceNames.find((name) => name === asked) ?? 'area' };
}

export function PressOverviewPage() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { productions, is_cut, chosen = 'area' } = useLoaderData<Partial<PressOverviewData>>();
  if (productions === undefined) return null; // refused: the frame says so
  const shown = productions.filter(choices[chosen]);
  const save = () => saveFile(`${t(language, 'file')}.csv`, 'text/csv; charset=utf-8', pressAsCsv(shown, language));
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'about')}
      back={<Link to={recordHref('productions', language)}>{t(language, 'back')}</Link>}
      lead={<p>{t(language, 'about')}</p>}
    >
      <div className={styles.tools}>
        <SelectField
          name="show"
          label={t(language, 'show')}
          required
          value={chosen}
          defaultValue={chosen}
          options={choiceNames.map((value) => ({ value, label: t(language, value) }))}
          onChange={({ target }) => void navigate(recordHref('productions', language, { show: target.value }, 'press'))}
        />
        <Button onClick={save} why={shown.length === 0 ? t(language, 'nothing') : undefined}>
          {t(language, 'save')}
        </Button>
      </div>
      <StaffCount words={t(language, 'count', { n: shown.length })}>{is_cut && <p>{t(language, 'cut')}</p>}</StaffCount>
      {shown.length === 0 ? (
        <NothingHere words={t(language, chosen === 'area' ? 'no_area' : 'nothing')} />
      ) : (
        <ul className={styles.lines}>
          {shown.map((line) => (
            <PressLine key={line.id} line={line} />
          ))}
        </ul>
      )}
    </StaffScreen>
  );
}
