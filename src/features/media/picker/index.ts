/**
 * For forms of staff; a face of its own (.dependency-cruiser.cjs), so that no visitor's page loads it. Sent as a whole: <MediaField
 * name="image" label="Bild" kind="image" value={id} onChange={choose} /> within `<Form>`, '' where nothing is chosen. Saved as one works:
 * `onChange(id, asset)` once for each choice, with the file in the library; of a block's `imageField` set `{ ...value, id }`, of its
 * `fileField` the id. `MediaPicker` is the dialog alone: mounted it is open.
 */
export { uploadFiles } from '../uploader/upload-files.ts';
export { MediaField } from './media-field.tsx';
export { MediaPicker } from './media-picker.tsx';
export { example as mediaPickerExample } from './picker.example.tsx';
export { useAsset } from './use-asset.ts';
