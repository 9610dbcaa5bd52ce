import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { StaffPicks } from '#ui/staff/pick/staff-picks.tsx';
import type { Found } from '#ui/staff/pick/use-search.ts';
import type { Calendar } from '../../calendar-events.ts';
import { writeRooms } from '../calendar-range.ts';
import { t } from '../strings.ts';
import styles from './calendar-head.module.css';

type Props = {
  rooms: Calendar['rooms'];
  /** Numbers of those that are chosen, in their order; none: all. */
  chosen: readonly number[];
  hrefOf: (rooms: string | undefined) => string;
};

/** Which rooms are shown: all, one, or several in an order of their own. */
export function RoomChoice({ rooms, chosen, hrefOf }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  const form = useId();
  const show = (value: string) => void navigate(hrefOf(value || undefined), { preventScrollReset: true });
  return (
    <>
      <label>
        <span>{t(language, 'room')}</span>
        <select value={writeRooms(chosen) ?? ''} onChange={({ target }) => show(target.value)}>
          <option value="">{t(language, 'all_rooms')}</option>
          {chosen.length > 1 && <option value={writeRooms(chosen)}>{t(language, 'n_rooms', { n: chosen.length })}</option>}
          {rooms.map(({ id, label, lang }) => (
            <option key={id} value={id} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button size="compact" aria-expanded={isOpen} aria-controls={form} onClick={() => open(!isOpen)}>
        {t(language, 'choose_rooms')}
      </Button>
      <div id={form} hidden={!isOpen} className={styles.chooser}>
        {isOpen && (
          <RoomForm
            key={writeRooms(chosen)}
            rooms={rooms}
            chosen={chosen}
            onShow={(ids) => {
              open(false);
              show(writeRooms(ids) ?? '');
            }}
          />
        )}
      </div>
    </>
  );
}

function RoomForm({ rooms, chosen, onShow }: Omit<Props, 'hrefOf'> & { onShow: (rooms: readonly number[]) => void }) {
  const language = useLanguage();
  const all = rooms.map(({ id, label, lang, venue }): Found => ({ id, label, lang, detail: venue ?? undefined }));
  const [values, setValues] = useState<readonly Found[]>(() => chosen.flatMap((id) => all.find((room) => room.id === id) ?? []));
  return (
    <>
      <StaffPicks
        name="rooms"
        label={t(language, 'choose_rooms')}
        title={t(language, 'rooms_chosen')}
        hint={t(language, 'rooms_hint')}
        values={values}
        onChange={setValues}
        search={async (typed) => all.filter(({ label }) => label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()))}
        max={rooms.length}
        isOrdered
      />
      <p>
        <Button look="primary" size="small" onClick={() => onShow(values.map(({ id }) => id))}>
          {t(language, 'show_rooms')}
        </Button>
        <Button size="small" onClick={() => onShow([])}>
          {t(language, 'show_all_rooms')}
        </Button>
      </p>
    </>
  );
}
