export { momentParameter, ownDraft, previewParameter, readMoment } from './preview-address.ts';
