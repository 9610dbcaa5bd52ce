/**
 * The media library as a part of forms: the page editor's and those of the back office. A face of its own, so that no page for
 * visitors comes by it; `.dependency-cruiser.cjs` says who may import it. A part that loads later takes it with itself
 * (`import('#editor/…')`), nothing here needs to be lazy.
 *
 * A field of a form that is sent as a whole: `useState` of an id (`asset` where the row is at hand already), and
 *
 *     <MediaField name="image" label="Bild" kind="image" value={id} onChange={choose} />
 *
 * within `<Form>`. The form sends the id under that name, '' where nothing is chosen, and tells the field what is wrong with it.
 *
 * A field of an editor that saves as one works: `onChange(id, asset)` is called once for each choice, upload, drop, paste or
 * removal, after the file is in the library, and never while it is on its way; `errors` are the sentences below it. Of a block's
 * `imageField` set `{ ...value, id }`, of its `fileField` the id; `kind` is 'image' there, and here the field's `accept` ('any':
 * leave it out).
 *
 * `MediaPicker` (media-picker.tsx) alone is the dialog, for a button, a key or a slash command: mounted it is open, `onClose` unmounts it.
 */
export { uploadFiles } from '../uploader/upload-files.ts';
export { MediaField } from './media-field.tsx';
export { MediaPicker } from './media-picker.tsx';
export { example as mediaPickerExample } from './picker.example.tsx';
export { useAsset } from './use-asset.ts';
