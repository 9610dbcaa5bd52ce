import { SelectField } from '#ui/field/select-field.tsx';
import { useEditor } from '../state/use-editor.ts';
import { t } from './strings.ts';

/** `id` null: of the page; what stands in removed columns goes into the last that stays. */
export function LayoutInput({ id, layout, layouts }: { id: string | null; layout: string; layouts: readonly string[] }) {
  const editor = useEditor();
  return (
    <SelectField
      name="layout"
      label={t(editor.language, 'columns')}
      required
      value={layout}
      defaultValue={layout}
      options={layouts.map((value) => ({ value, label: value.replaceAll('-', ' : ') }))}
      onChange={({ target }) => editor.perform({ kind: 'setLayout', id, layout: target.value }, 'layout_changed')}
    />
  );
}
