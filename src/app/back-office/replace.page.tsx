import { blockRegistry } from '#blocks/registry.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { loadReplace, type ReplaceData } from '#features/cms/back-office/replace.page.tsx';
import type { editorContract } from '#features/cms/editing/contract.ts';
import type { ReplacingContract } from '#features/cms/replacing/contract.ts';
import type { UsageContract } from '#features/cms/usage/contract.ts';

export { ReplacePage as Page } from '#features/cms/back-office/replace.page.tsx';
export { BackOfficeFrame as Frame } from './back-office-frame.tsx';

const kinds = blockRegistry.blocks.map(({ type, label }) => ({ type, label }));

export const loader = staffLoader<ReplacingContract & UsageContract & typeof editorContract, ReplaceData>(loadReplace(kinds));
