import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { patience } from './limits.ts';

/**
 * The network, or a copy where there is no answer, or none in time. The answer goes to the page as it is: to make a copy of what
 * streams past would hold up the page, so that is done once the page is there (cache-ahead.ts).
 */
export class NetworkOrCopy extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetch(request);
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience * 1_000, 'late'));
    const first = await Promise.race([answer, late]).catch(() => null);
    if (first instanceof Response) return first;
    return (await handler.cacheMatch(request)) ?? answer;
  }
}
