import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { asTypedInstant } from '#i18n/typed-instant.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { BilingualField, StaffPart } from '#ui/staff/bilingual-field.tsx';
import type { TicketFacts } from '../../details/details.ts';
import { maxDetailLine } from './limits.ts';
import { t } from './strings.ts';

type Props = { details: TicketFacts; inherited?: TicketFacts | undefined };

/** For where no box office says it. */
export function TicketFields({ details, inherited = {} }: Props) {
  const language = useLanguage();
  const { admission, presale } = details;
  const textOf = (at: string | undefined) => {
    const instant = at === undefined ? null : new Date(at);
    return instant && t(language, 'production_says', { text: `${displayDate(language, dayOf(instant))}, ${displayTime(language, instant)}` });
  };
  const ofProduction = inherited.admission && t(language, 'production_says', { text: t(language, `admission_${inherited.admission}`) });
  return (
    <StaffPart title={t(language, 'tickets')}>
      <ChoiceField
        name="details.admission"
        label={t(language, 'admission')}
        hint={ofProduction ?? t(language, 'admission_hint')}
        required
        defaultValue={admission ?? 'sold'}
        options={(['sold', 'free', 'box_office'] as const).map((value) => ({ value, label: t(language, `admission_${value}`) }))}
      />
      <FieldRow>
        {(['sale_starts', 'sale_friends', 'sale_subscribers'] as const).map((name) => (
          <TextField
            key={name}
            name={`details.${name}`}
            label={t(language, name)}
            hint={textOf(inherited[name]) ?? (name === 'sale_starts' ? t(language, 'sale_starts_hint') : undefined)}
            type="datetime-local"
            defaultValue={asTypedInstant(details[name] ?? null)}
          />
        ))}
      </FieldRow>
      <TextField
        name="details.presale.starts"
        label={t(language, 'presale_starts')}
        hint={t(language, 'presale_hint')}
        type="datetime-local"
        defaultValue={asTypedInstant(presale?.starts ?? null)}
      />
      <BilingualField name="details.presale.whom" label={t(language, 'presale_whom')} values={presale?.whom} maxLength={maxDetailLine} />
    </StaffPart>
  );
}
