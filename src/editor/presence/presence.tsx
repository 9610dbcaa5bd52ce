import type { Transport } from '#api/client.ts';
import { type BlockRegistry, findBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import type { EditingSession } from '../session/session.ts';
import { t } from './strings.ts';
import { type Other, useOthers } from './use-others.ts';

type Props = {
  session: EditingSession;
  containerId: number;
  registry: BlockRegistry;
  call: Transport;
  language: Language;
  /** The block that is worked on in this tab, for the others to see. */
  block: string | null;
  className?: string;
};

/** Read out when somebody comes. */
export function Presence({ session, containerId, registry, call, language, block, className }: Props) {
  const others = useOthers(session, containerId, call, language, block);
  return (
    <div role="status" className={className}>
      {sentences(others, session, registry, language).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** Two tabs of one person at one block are one. */
export function sentences(others: readonly Other[], { state }: Pick<EditingSession, 'state'>, registry: BlockRegistry, language: Language): string[] {
  const all = others.map(({ name, block, is_own }) => {
    const type = block === null ? undefined : findBlock(state.document, block)?.block.type;
    const label = type && registry.get(type)?.label[language];
    const who = is_own ? t(language, 'own_tab') : name;
    return label ? t(language, 'at_block', { who, block: label }) : t(language, 'here', { who });
  });
  return [...new Set(all)];
}
