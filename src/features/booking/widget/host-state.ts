import type { ComponentType } from 'react';
import type { WidgetProps } from './booking-widget.tsx';
import type { WidgetTarget } from './widget-target.ts';

/** `openings`: each begins anew. `missed`: a result whose widget is no longer there. */
export type HostState = { target: WidgetTarget | null; Widget: ComponentType<WidgetProps> | null; openings: number; isClosing: boolean; missed: string };

export type HostCommand =
  | { command: 'open'; target: WidgetTarget; Widget: ComponentType<WidgetProps> }
  /** It moves out of sight, and is closed then. */
  | { command: 'begin to close' }
  | { command: 'close' }
  | { command: 'tell'; words: string };

export const nothingOpen: HostState = { target: null, Widget: null, openings: 0, isClosing: false, missed: '' };

export function hostReducer(state: HostState, command: HostCommand): HostState {
  switch (command.command) {
    case 'open':
      return { ...state, target: command.target, Widget: command.Widget, openings: state.openings + 1, isClosing: false };
    case 'begin to close':
      return { ...state, isClosing: true };
    case 'close':
      return { ...state, target: null, isClosing: false };
    case 'tell':
      return { ...state, missed: command.words };
  }
}
