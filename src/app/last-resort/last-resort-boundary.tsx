import { Component, type ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { LastResortWords } from './last-resort.tsx';

type Props = { language: Language; children: ReactNode };

/** Stands around the error page: where that fails in its turn, the last words are shown in its place. */
export class LastResortBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  override render(): ReactNode {
    return this.state.failed ? <LastResortWords language={this.props.language} /> : this.props.children;
  }
}
