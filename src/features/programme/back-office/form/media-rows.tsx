import type { ReactNode } from 'react';
import { MediaField } from '#features/media/picker/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { BilingualField, StaffPart } from '#ui/staff/bilingual-field.tsx';
import styles from '../back-office.module.css';
import type { StaffMedium } from './contract.ts';
import { Inheritable, type None } from './inheritable.tsx';
import { maxDetailLine, maxMedia } from './limits.ts';
import { OrderedRows, RowButtons, RowFields, useRows } from './ordered-rows.tsx';
import { t } from './strings.ts';

/** A line of the form: `m12` is stored with that id, `n1` is new. */
type Row = Pick<StaffMedium, 'asset_id' | 'video_url' | 'title'> & { key: string; isVideo: boolean };

const rowOf = ({ id, asset_id, video_url, title }: StaffMedium): Row => ({ key: `m${id}`, asset_id, video_url, title, isVideo: video_url !== null });

type Props = {
  media: readonly StaffMedium[];
  inherited?: readonly StaffMedium[];
  none?: None;
};

export function MediaRows({ media, inherited = [], none }: Props) {
  const language = useLanguage();
  const { rows, setRows, add } = useRows(() => media.map(rowOf));
  const choose = (key: string) => (asset_id: number | null) => setRows((all) => all.map((row) => (row.key === key ? { ...row, asset_id } : row)));
  const names = inherited.map(({ name, video_url, title }) => title[language] || title.de || name || video_url);
  const empty = { asset_id: null, video_url: null, title: {} };
  return (
    <StaffPart title={t(language, 'media')} hint={t(language, 'media_hint')}>
      <Inheritable name="media" label={t(language, 'media_of_production')} isInherited={names.length > 0} none={none}>
        {names.length > 0 && <p className={styles.note}>{t(language, 'media_production', { names: names.join(', ') })}</p>}
      </Inheritable>
      <OrderedRows name="media" rows={rows} setRows={setRows} nameOf={({ isVideo }, index) => t(language, isVideo ? 'video' : 'file', { n: index + 1 })}>
        {(row, name, tools) => (
          <MediumRow row={row} name={name} onChoose={choose(row.key)}>
            {tools}
          </MediumRow>
        )}
      </OrderedRows>
      {rows.length < maxMedia && (
        <RowButtons
          additions={[
            [t(language, 'add_file'), () => add({ ...empty, isVideo: false })],
            [t(language, 'add_video'), () => add({ ...empty, isVideo: true })],
          ]}
        />
      )}
    </StaffPart>
  );
}

type RowProps = { row: Row; name: string; onChoose: (id: number | null) => void; children: ReactNode };

function MediumRow({ row: { key, asset_id, video_url, title, isVideo }, name, onChoose, children }: RowProps) {
  const language = useLanguage();
  return (
    <RowFields name={name} title={isVideo}>
      {isVideo ? (
        <TextField
          name={`media.${key}.video_url`}
          label={t(language, 'video_url')}
          type="url"
          inputMode="url"
          required
          maxLength={2_000}
          defaultValue={video_url ?? ''}
        />
      ) : (
        <MediaField name={`media.${key}.asset_id`} label={name} required value={asset_id} onChange={onChoose} />
      )}
      <BilingualField
        name={`media.${key}.title`}
        label={t(language, 'medium_title')}
        hint={isVideo ? undefined : t(language, 'medium_title_hint')}
        values={title}
        maxLength={maxDetailLine}
      />
      {children}
    </RowFields>
  );
}
