import { type ComponentType, createElement, memo, type ReactNode } from 'react';
import type { BlockViewProps, BlockViews } from '#content/index.ts';

type View = (props: BlockViewProps) => ReactNode;

/** A block of which nothing is to be seen has an element in its place, which `dress` names. */
export function viewsForEditing(views: BlockViews): BlockViews {
  return Object.fromEntries(Object.entries(views).map(([type, view]) => [type, withElement(view as View)])); // each gets the props of its own type (content/rendering)
}

function withElement(view: View): ComponentType<BlockViewProps<never, never>> {
  const EditedBlock = (props: BlockViewProps) => {
    const shown = view(props);
    if (shown !== null && shown !== undefined && shown !== false) return shown;
    return createElement('p', props.root);
  };
  return memo(EditedBlock, isSame) as unknown as ComponentType<BlockViewProps<never, never>>; // each gets the props of its own type
}

/** A block that is presented anew has other fields. */
const isSame = (before: BlockViewProps, now: BlockViewProps): boolean =>
  before.fields === now.fields && before.isFirst === now.isFirst && before.deepestLevel === now.deepestLevel;
