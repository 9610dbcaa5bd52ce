import { useEffect, useState } from 'react';
import { client, type Transport } from '#api/client.ts';
import type { PlannedContract, PlannedRelease } from '#features/cms/planned/contract.ts';
import type { Language } from '#i18n/language.ts';

/** None as long as they are not known. */
export function usePlannedReleases(isAsked: boolean, call: Transport, language: Language): readonly PlannedRelease[] {
  const [releases, setReleases] = useState<readonly PlannedRelease[]>([]);
  useEffect(() => {
    if (!isAsked) return;
    client<PlannedContract>(call)
      .get('/pageeditor-api/planned/releases/', { language })
      .then(setReleases)
      .catch(() => {}); // a moment can be set all the same, and storing says that there is no connection
  }, [isAsked, call, language]);
  return releases;
}
