import { Calendar, ListFilter, X } from 'lucide';
import { useRef } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon.tsx';
import { bar } from '../filter/bar-strings.ts';
import { cleared } from '../filter/choices.ts';
import { isFiltered, keysOf } from '../filter/filter.ts';
import type { FilterData } from '../filter/options.ts';
import { panel } from '../filter/strings.ts';
import { useChoose } from '../filter/use-choose.ts';
import type { Selection } from '../filter/use-filter.ts';
import styles from './filter-modal.module.css';
import FilterOptions from './filter-options.tsx';
import ProgrammeCalendar from './programme-calendar.tsx';

export type ModalView = 'calendar' | 'filter';
type Props = {
  label: string;
  view: ModalView;
  onView: (view: ModalView) => void;
  data: FilterData;
  selection: Selection;
  onClose: () => void;
};

/** V §2. */
export default function FilterModal({ label, view, onView, data, selection, onClose }: Props) {
  const language = useLanguage();
  const { filter } = selection;
  const onChoose = useChoose(selection);
  const { dialog, close } = useDialog({ isOpen: true, closesOn: 'path' });
  const show = useRef<HTMLButtonElement>(null);
  const viewButton = (name: ModalView, icon: React.ReactNode) => (
    <button type="button" aria-pressed={view === name} onClick={() => onView(name)}>
      {icon}
      {bar(language, name)}
    </button>
  );
  return (
    <Dialog ref={dialog} position="full" className={styles.modal} aria-label={label} onClose={onClose}>
      <div className={styles.head}>
        {viewButton('calendar', <Icon node={Calendar} />)}
        {viewButton('filter', <Icon node={ListFilter} />)}
        <button type="button" className={styles.close} aria-label={bar(language, 'close')} onClick={close}>
          <Icon node={X} />
        </button>
      </div>
      <div className={styles.body}>
        {view === 'calendar' ? (
          <ProgrammeCalendar selection={selection} today={data.today} list={data.list} />
        ) : (
          <>
            {'tickets' in filter && (
              <label className={styles.check}>
                <input type="checkbox" checked={filter.tickets === true} onChange={({ target }) => onChoose({ ...filter, tickets: target.checked || null })} />
                {bar(language, 'tickets')}
              </label>
            )}
            {keysOf(filter).map((key) => (
              <Disclosure
                key={key}
                name="programme-filter-modal"
                className={styles.group}
                open={Boolean(filter[key]) || undefined}
                summary={
                  <>
                    {bar(language, key)} <b>{data.chosen[key]?.name}</b>
                  </>
                }
              >
                <FilterOptions filterKey={key} data={data} selection={selection} />
              </Disclosure>
            ))}
          </>
        )}
      </div>
      <div className={styles.foot}>
        {isFiltered(filter) && (
          <Button
            onClick={() => {
              show.current?.focus(); // this button goes with the filters
              onChoose(cleared(filter));
            }}
          >
            {panel(language, 'reset')}
          </Button>
        )}
        <Button look="primary" ref={show} onClick={close}>
          {panel(language, `show_n_${data.list}`, { n: data.count })}
        </Button>
      </div>
    </Dialog>
  );
}
