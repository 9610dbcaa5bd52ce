import { type Service, service } from '#api/service.server.ts';

/** `cached`: only what is cached can be served, which is most of what visitors ask for. */
export type Readiness = 'ready' | 'cached' | 'draining' | 'unavailable';

type Sources = {
  askDatabase: () => Promise<unknown>;
  /** Whether pages could be served without it. */
  hasCachedPages: () => boolean;
};

/** Milliseconds within which the database has to have answered. */
const patience = 1_000;

/** Without mail server, box office and object store pages are served all the same: asked, they would take all processes out at once. */
export class ReadinessCheck {
  readonly #sources: Sources;
  #isDraining = false;
  #underWay: Promise<boolean> | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** What comes all the same is answered. */
  drain(): void {
    this.#isDraining = true;
  }

  async look(): Promise<Readiness> {
    if (this.#isDraining) return 'draining';
    if (await this.#databaseAnswers()) return 'ready';
    return this.#sources.hasCachedPages() ? 'cached' : 'unavailable';
  }

  /** One question at a time, however many probes there are. */
  #databaseAnswers(): Promise<boolean> {
    this.#underWay ??= new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), patience);
      const answer = (isThere: boolean) => {
        clearTimeout(timer);
        resolve(isThere);
      };
      this.#sources.askDatabase().then(
        () => answer(true),
        () => answer(false),
      );
    }).finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }
}

export const readinessService: Service<ReadinessCheck> = service<ReadinessCheck>('readiness');
