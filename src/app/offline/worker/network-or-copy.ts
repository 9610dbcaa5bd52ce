import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { patience } from './limits.ts';

/** The answer goes to the page as it is: copying the stream would delay the page (cache-ahead.ts does it later). */
export class NetworkOrCopy extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetch(request);
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience * 1_000, 'late'));
    const first = await Promise.race([answer, late]).catch(() => null);
    if (first instanceof Response) return first;
    return (await handler.cacheMatch(request)) ?? answer;
  }
}
