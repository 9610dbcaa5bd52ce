import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for requests under way to be answered once nothing new is taken. */
const finishPatience = 30_000;

/** First unready while balancers notice, then it stops listening and finishes requests; live streams are ended, as they have no end. */
export class Draining {
  readonly #underWay = new Map<ServerResponse, IncomingMessage>();
  readonly #sockets = new Set<Socket>();
  #hasBegun = false;

  watch(server: Pick<Server, 'on'>): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  /** Not for what is answered before anything else happens: its connection shows what is still to be sent. */
  take(request: IncomingMessage, response: ServerResponse): void {
    this.#underWay.set(response, request);
    response.on('close', () => {
      this.#underWay.delete(response);
      if (this.#hasBegun) request.socket.end();
    });
    if (this.#hasBegun) response.setHeader('Connection', 'close');
  }

  /** Resolves when the last request is answered or cut off; `notice`: milliseconds in which requests are still taken. */
  async end(server: Server, notice: number, patience = finishPatience): Promise<void> {
    this.#hasBegun = true;
    for (const response of this.#underWay.keys()) if (!response.headersSent) response.setHeader('Connection', 'close');
    await wait(notice);
    // That of HTTP cuts off what is answered and not yet sent.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    for (const [response, { headers }] of this.#underWay) if (headers.accept?.includes('text/event-stream')) response.destroy();
    // Connections on which nobody asks anything: Node takes a new one for busy until it has asked something.
    const busy = new Set([...this.#underWay.values()].map(({ socket }) => socket));
    for (const socket of this.#sockets) {
      if (busy.has(socket)) continue;
      if (socket.writableLength > 0) socket.end();
      else socket.destroy();
    }
    const late = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, patience);
    await closed;
    clearTimeout(late);
  }
}
