import { useCallback, useEffect, useState } from 'react';
import { client, type Transport } from '#api/client.ts';
import type { Planned, PlannedContract } from '#features/cms/planned/contract.ts';
import type { Language } from '#i18n/language.ts';

/** Nothing as long as it is not known. */
export function usePlanned(containerId: number, call: Transport, language: Language) {
  const [planned, setPlanned] = useState<readonly Planned[]>([]);
  const load = useCallback(async () => {
    const answer = client<PlannedContract>(call).get('/pageeditor-api/container/{id}/planned/', { language, parameters: { id: containerId } });
    setPlanned(await answer.catch(() => [])); // the panel beside it says that there is no connection
  }, [containerId, call, language]);
  useEffect(() => {
    void load();
  }, [load]);
  return { planned, load };
}
