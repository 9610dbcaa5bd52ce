import { MediaPicker } from '#features/media/picker/index.ts';
import { useEditor } from '../../state/use-editor.ts';
import { useFields } from '../use-field.ts';
import { mediaKindOf } from './media-kind.ts';

/** What is chosen stands in the page at once. */
export function MediaChoice({ id, field, onClose }: { id: string; field: string; onClose: () => void }) {
  const editor = useEditor();
  const control = useFields(id)?.fields.find(({ name }) => name === field);
  if (!control) return null;
  const { form } = control.field;
  return (
    <MediaPicker
      kind={mediaKindOf(form)}
      onPick={(asset) => editor.setField({ id, field, value: form.kind === 'image' ? { id: asset.id } : asset.id })}
      onClose={onClose}
    />
  );
}
