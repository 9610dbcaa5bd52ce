const saves = 100;
const warmUp = 10;

/** ms of a save that sets one text of a page of blocks. */
export async function timesOfSaves(url: string, headers: Record<string, string>, path: string): Promise<number[]> {
  const json = async (at: string) => (await fetch(`${url}/de${at}`, { headers })).json();
  const page = (await json(`/pageeditor-api/page/${path.slice(1)}`)) as { id: number };
  const { results } = (await json(`/pageeditor-api/container/?content_type=page&object_id=${page.id}`)) as {
    results: { id: number; revision: number; document: { columns: { id: string; type: string }[][] } }[];
  };
  const [container] = results;
  const block = container?.document.columns.flat().find(({ type }) => type === 'headline');
  if (!container || !block) throw new Error('The page has no headline to write.');
  let { revision } = container;
  const times: number[] = [];
  for (let round = -warmUp; round < saves; round += 1) {
    const begin = performance.now();
    const answer = await fetch(`${url}/de/pageeditor-api/container/${container.id}/commands/`, {
      method: 'POST',
      headers: { ...headers, 'If-Match': `"${revision}"`, 'Idempotency-Key': crypto.randomUUID().replaceAll('-', ''), Origin: url },
      body: JSON.stringify({ commands: [{ kind: 'setField', id: block.id, field: 'content', language: 'de', value: `Zeile ${round}` }] }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    ({ revision } = (await answer.json()) as { revision: number });
    if (round >= 0) times.push(performance.now() - begin);
  }
  return times;
}
