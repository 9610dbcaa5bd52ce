import type { Ref } from 'react';
import { TextField } from '#ui/field/text-field.tsx';
import { useEditor } from '../state/use-editor.ts';
import { t } from './strings.ts';

type Props = {
  name: string;
  label?: 'name' | 'new_name';
  required?: boolean;
  value: string;
  problem: string;
  ref?: Ref<HTMLInputElement>;
  /** What was wrong before is forgotten. */
  onChange: (typed: string) => void;
};

/** Its name in addresses is made from it. */
export function SectionNameField({ label = 'name', problem, onChange, ...rest }: Props) {
  const { language } = useEditor();
  return (
    <TextField
      {...rest}
      label={t(language, label)}
      hint={t(language, 'name_hint')}
      {...(problem && { errors: [problem] })}
      maxLength={80}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
