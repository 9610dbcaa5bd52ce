import { ChevronDown, Copy, GripVertical, TriangleAlert, X } from 'lucide';
import type { InputProps } from '#features/back-office/records/index.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { useOrder } from '#ui/staff/pick/use-order.ts';
import { hasChoices } from '../../definition/field-kinds.ts';
import type { FormField } from '../../definition/form-definition.ts';
import { toFormField } from '../../definition/to-form-field.ts';
import { comparisonOptions } from '../../records/strings.ts';
import styles from './builder.module.css';
import { KindPicker } from './kind-picker.tsx';
import { QuestionCells } from './question-cells.tsx';
import { choicesOf, kindOf, type Question, withKind } from './questions.ts';
import { t } from './strings.ts';
import type { Questions } from './use-questions.ts';

type Props = {
  all: Questions;
  index: number;
  question: Question;
  /** By which its cells are known: 'questions.2'. */
  name: string;
  called: string;
  errors: InputProps['errors'];
  /** What was refused, which opens the question. */
  judged: InputProps['errors'];
  order: ReturnType<typeof useOrder<Question>>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
  input: Pick<InputProps, 'lookups' | 'isReadOnly' | 'isNew'>;
};

export function QuestionItem({ all, index, question, name, called, errors, judged, order, isOpen: wasOpened, onOpen, onDuplicate, onRemove, input }: Props) {
  const language = useLanguage();
  const field = toFormField(question);
  const cells = cellsOf(name, question);
  const isOpen = wasOpened || cells.some((cell) => judged(cell).length > 0);
  const wrong = [...new Set(cells.flatMap((cell) => errors(cell)))];
  const notes = [
    ...(field.required ? [t(language, 'required')] : []),
    ...(field.visible ? [] : [t(language, 'not_shown')]),
    ...(hasChoices(field.kind) && field.choices.length > 0 ? [t(language, 'n_choices', { n: field.choices.length })] : []),
    ...(field.show_if ? [conditionInWords(field, all.questions, language)] : []),
    ...(field.label.de && !field.label.en ? [t(language, 'lacks_en')] : []),
  ];
  const { isReadOnly } = input;
  return (
    <li {...order.place(index)} className={styles.question} data-question={index} data-open={isOpen || undefined} data-hidden={!field.visible || undefined}>
      {!isReadOnly && (
        <button type="button" className={styles.grip} aria-label={t(language, 'move', { name: called })} {...order.handle(index)}>
          <Icon node={GripVertical} />
        </button>
      )}
      <button type="button" className={styles.fold} data-fold="" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <span className={styles.words}>
          <span>{called}</span>
          {notes.length > 0 && <small>{notes.join(', ')}</small>}
          {!isOpen && wrong.length > 0 && (
            <strong>
              <Icon node={TriangleAlert} />
              {wrong.length === 1 ? wrong[0] : t(language, 'something_wrong')}
            </strong>
          )}
        </span>
        <Icon node={ChevronDown} />
      </button>
      <KindPicker
        kind={field.kind}
        called={called}
        isReadOnly={isReadOnly}
        onChange={(kind) => {
          all.change(index, withKind(all.at(index), kind));
          if (hasChoices(kind) && choicesOf(question).length === 0) onOpen(true);
        }}
      />
      {!isReadOnly && (
        <span className={styles.tools}>
          {onDuplicate && <IconButton icon={Copy} label={t(language, 'duplicate', { name: called })} onClick={onDuplicate} />}
          <IconButton icon={X} label={t(language, 'remove', { name: called })} onClick={onRemove} />
        </span>
      )}
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend to be seen
        <div role="group" aria-label={called} className={styles.cells}>
          <QuestionCells all={all} index={index} question={question} name={name} errors={errors} input={input} />
        </div>
      )}
    </li>
  );
}

function cellsOf(name: string, question: Question): string[] {
  const own = Object.keys(question).flatMap((cell) => [`${name}.${cell}`, `${name}.${cell}.de`, `${name}.${cell}.en`]);
  const ofChoices = hasChoices(kindOf(question)) ? choicesOf(question) : [];
  const cells = ofChoices.flatMap((_, at) => ['key', 'label', 'email'].map((cell) => `${name}.choices.${at}.${cell}`));
  return [name, ...own, ...cells];
}

/** 'nur wenn „Anlass“ ist Schulklasse' */
function conditionInWords({ show_if }: FormField, questions: readonly Question[], language: 'de' | 'en'): string {
  if (!show_if) return '';
  const asked = questions.map(toFormField).find(({ slug }) => slug === show_if.field);
  const is = comparisonOptions.find(({ value }) => value === show_if.comparison)?.label[language] ?? '';
  const choice = asked?.choices.find(({ key }) => key === show_if.value);
  const ticked = asked?.kind === 'checkbox' ? t(language, show_if.value === 'true' ? 'ticked' : 'not_ticked') : null;
  const value = ticked ?? (choice ? choose(choice.label, language).text : show_if.value || t(language, 'if_nothing'));
  return t(language, 'if', { field: asked ? choose(asked.label, language).text : show_if.field, is, value });
}
