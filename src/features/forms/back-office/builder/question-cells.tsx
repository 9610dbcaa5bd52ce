import type { Field } from '#content/index.ts';
import { FieldInput, type InputProps } from '#features/back-office/records/index.ts';
import { hasChoices } from '../../definition/field-kinds.ts';
import { formFieldRows } from '../../records/form-field-rows.ts';
import styles from './builder.module.css';
import { ChoicesInput } from './choices/choices-input.tsx';
import { ConditionInput } from './condition-input.tsx';
import { DefaultInput } from './default-input.tsx';
import { KeyInput } from './key-input.tsx';
import { choicesOf, hasDefault, hasPlaceholder, isStored, kindOf, type Question, slugOfQuestion, withKey } from './questions.ts';
import type { Questions } from './use-questions.ts';

type Props = {
  all: Questions;
  index: number;
  question: Question;
  name: string;
  errors: InputProps['errors'];
  input: Pick<InputProps, 'lookups' | 'isReadOnly' | 'isNew'>;
};

export function QuestionCells({ all, index, question, name, errors, input }: Props) {
  const kind = kindOf(question);
  const set = (cell: string) => (value: unknown) => all.change(index, { ...all.at(index), [cell]: value });
  const cell = (of: string) => (
    <FieldInput
      key={of}
      {...input}
      name={`${name}.${of}`}
      field={formFieldRows.fields[of] as Field}
      value={question[of]}
      onChange={set(of)}
      errors={errors}
      values={question}
    />
  );
  return (
    <>
      {cell('label')}
      {hasChoices(kind) && (
        <ChoicesInput
          name={`${name}.choices`}
          kind={kind}
          choices={choicesOf(question)}
          current={() => choicesOf(all.at(index))}
          onChange={set('choices')}
          errors={errors}
          isReadOnly={input.isReadOnly}
        />
      )}
      <div className={styles.switches}>
        {kind !== 'hidden' && cell('required')}
        {cell('visible')}
      </div>
      {kind !== 'hidden' && cell('help')}
      {hasPlaceholder(kind) && cell('placeholder')}
      {hasDefault(kind) && (
        <DefaultInput
          kind={kind}
          name={`${name}.default_value`}
          value={question.default_value}
          onChange={set('default_value')}
          errors={errors}
          isReadOnly={input.isReadOnly}
        >
          {cell('default_value')}
        </DefaultInput>
      )}
      {kind === 'number' && (
        <div className={styles.short}>
          {cell('least')}
          {cell('greatest')}
        </div>
      )}
      {kind === 'file' && <div className={styles.short}>{cell('max_files')}</div>}
      <ConditionInput
        name={name}
        question={question}
        earlier={all.questions.slice(0, index)}
        onChange={(condition) => all.change(index, { ...all.at(index), ...condition })}
        errors={errors}
        isReadOnly={input.isReadOnly}
      />
      <KeyInput
        name={`${name}.slug`}
        slug={slugOfQuestion(question)}
        isFixed={isStored(question) || input.isReadOnly}
        onChange={(slug) => all.changeAll(withKey(all.questions, index, slug))}
        errors={errors}
      />
    </>
  );
}
