import { type ReactNode, useEffect, useState } from 'react';

/** Its code comes when it is opened. */
export function Later<Code>({ load, pick, onFailure }: { load: () => Promise<Code>; pick: (code: Code) => ReactNode; onFailure: () => void }) {
  const [code, setCode] = useState<Code | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog, opened once
  useEffect(() => {
    load().then((loaded) => setCode(loaded as Code & object), onFailure);
  }, [load]);
  return code && pick(code);
}
