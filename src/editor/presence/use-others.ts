import { useEffect, useRef, useState } from 'react';
import { client, type Transport } from '#api/client.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import type { Language } from '#i18n/language.ts';
import type { EditingSession } from '../session/session.ts';

/** Another tab that has the container open; `is_own` where it is of the same account. */
export type Other = { readonly name: string; readonly block: string | null; readonly is_own: boolean };

/** Three times within a lease (15 s), so that a lost request makes nobody disappear. */
const pause = 5_000;

/** Answers who else has it open; their changes are asked for as soon as there are any. */
export function useOthers(session: EditingSession, containerId: number, call: Transport, language: Language, block: string | null): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  const [tab] = useState(takeTab);
  const at = useRef(block);
  at.current = block;
  useEffect(() => rememberTab(tab), [tab]);
  useEffect(() => {
    const cms = client<CmsContract>(call);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const say = (leaves: boolean) =>
      cms.post('/pageeditor-api/container/{id}/presence/', { language, parameters: { id: containerId }, body: { tab, at_block: at.current, leaves } });
    const beHere = async () => {
      try {
        const { others, revision } = await say(false);
        if (isOver) return;
        setOthers(others);
        const { state } = session;
        if (revision > state.revision && state.saving === 'saved') await session.refresh();
      } catch {
        // Who is here is a courtesy: without an answer the last one stands, and saving says what is wrong.
      }
      if (!isOver) timer = setTimeout(() => void beHere(), pause);
    };
    void beHere();
    return () => {
      isOver = true;
      clearTimeout(timer);
      void say(true).catch(() => {}); // the lease ends by itself
    };
  }, [session, containerId, call, language, tab]);
  return others;
}

const key = 'foyer-tab';

/** A reloaded tab keeps its name, or it would meet itself; taken away when used, so that a duplicate gets its own. */
function takeTab(): string {
  try {
    const known = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return known ?? crypto.randomUUID();
  } catch {
    return crypto.randomUUID(); // a browser that stores nothing
  }
}

function rememberTab(tab: string): () => void {
  const remember = () => {
    try {
      sessionStorage.setItem(key, tab);
    } catch {
      // Then the next one is another.
    }
  };
  addEventListener('pagehide', remember);
  return () => removeEventListener('pagehide', remember);
}
