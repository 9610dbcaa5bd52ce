import type { ComponentProps } from 'react';
import { beginnings } from '#blocks/beginnings.ts';
import { pastedAs } from '#blocks/pasted.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { toolbarTypes } from '#blocks/toolbar.ts';
import { blockViews } from '#blocks/views.ts';
import { askAhead } from '#editor/page/asked-ahead.ts';
import { EditMode as Editor } from '#editor/page/edit-mode.tsx';

export { askAhead };

const site = { registry: blockRegistry, views: blockViews, toolbar: toolbarTypes, beginnings, pasted: pastedAs };

/** With the views that render a visitor's page on the server. */
export const EditMode = (props: Omit<ComponentProps<typeof Editor>, 'site'>) => <Editor {...props} site={site} />;
