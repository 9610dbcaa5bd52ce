// For the screens of staff alone: how settings are seen beside their forms.
import type { RecordViews } from '#features/back-office/records/index.ts';
import { DesignPreview } from './design-preview.tsx';
import { ErrorPagesPreview } from './error-pages-preview.tsx';
import { SitePreview } from './site-preview.tsx';

const title = { de: 'Vorschau', en: 'Preview' };

export const designSettingsViews: RecordViews = { preview: { title, View: DesignPreview } };
export const errorPagesViews: RecordViews = { preview: { title, View: ErrorPagesPreview } };
export const siteSettingsPreview = { title, View: SitePreview };
