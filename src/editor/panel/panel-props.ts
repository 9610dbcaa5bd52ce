import type { Transport } from '#api/client.ts';
import type { BlockRegistry } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import type { EditingSession } from '../session/session.ts';

export type PublishPanelProps = {
  session: EditingSession;
  containerId: number;
  registry: BlockRegistry;
  call: Transport;
  language: Language;
  /** Leads to a block, and to one of its fields; null to the settings of the page. */
  onJump: (blockId: string | null, field: string | null) => void;
};
