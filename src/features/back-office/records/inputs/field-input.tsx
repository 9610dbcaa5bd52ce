import type { ComponentType } from 'react';
import { ChoiceInput, SwitchInput } from '../controls/choice-input.tsx';
import { ColourInput } from '../controls/colour-input.tsx';
import { CountedInput } from '../controls/counted-input.tsx';
import { InstantInput } from '../controls/instant-input.tsx';
import { PictureInput } from '../controls/picture-input.tsx';
import { RichTextInput } from '../controls/rich-text-input.tsx';
import { SlugInput } from '../controls/slug-input.tsx';
import { NumberInput, TextInput } from '../controls/text-input.tsx';
import { WordsInput } from '../controls/words-input.tsx';
import type { InputProps } from '../record-views.ts';
import { LinkInput } from './link-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { RowsInput } from './rows-input.tsx';

type Input = ComponentType<InputProps>;

const inputs: Partial<Record<InputProps['field']['form']['kind'], Input>> = {
  switch: SwitchInput,
  choice: ChoiceInput,
  number: NumberInput,
  money: NumberInput,
  instant: InstantInput,
  link: LinkInput,
  slug: SlugInput,
  colour: ColourInput,
  words: WordsInput,
  picture: PictureInput,
  file: PictureInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  counted: CountedInput,
  noted: CountedInput,
  rich_text: RichTextInput,
};

/** The control of a field, by its kind; of any other kind what it says as a text. */
export function FieldInput(props: InputProps) {
  const { kind } = props.field.form;
  if (kind === 'rows') return <RowsInput {...props} Input={FieldInput} />;
  const Input = inputs[kind] ?? TextInput;
  return <Input {...props} />;
}
