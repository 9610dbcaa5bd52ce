import type { ReactNode } from 'react';
import { RecordsContext, type RecordsSetting } from '#features/back-office/records/index.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { resources } from '../../resources.ts';
import { recordViews } from './record-views.ts';

const loadRichText = lazyImport(() => import('./rich-text.tsx'));

const setting: RecordsSetting = { registry: resources, views: recordViews, loadRichTextInput: async () => (await loadRichText()).RichTextInput };

export const Records = ({ children }: { children: ReactNode }) => <RecordsContext value={setting}>{children}</RecordsContext>;
