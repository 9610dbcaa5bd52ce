import type { Consent, Service } from '../contract.ts';
import { allowService, consentChanged, isAllowed, loadConsent } from './consent.ts';
import { isHostOf } from './is-host-of.ts';

/** `link`: what stands in the frame's place, and works without script; `choice`: what asks (consent-note.tsx); `direct`: the link beside a frame that is shown. */
type GateElements = {
  link: HTMLElement;
  frameUrl: string;
  title: string;
  choice: Element | null | undefined;
  direct: Element | null | undefined;
};

/** The only way to a frame of somebody else, shown where its service is allowed; what belongs to no service that is switched on stays a link. */
export async function gateFrame(elements: GateElements): Promise<void> {
  const consent = await loadConsent().catch(() => null);
  const { hostname } = new URL(elements.frameUrl);
  const service = consent?.services.find(({ hosts }) => isHostOf(hostname, hosts));
  if (!consent || !service) return;
  new GatedFrame(elements, consent, service).begin();
}

class GatedFrame {
  readonly #elements: GateElements;
  readonly #consent: Consent;
  readonly #service: Service;
  #frame: HTMLIFrameElement | null = null;
  /** Shown by a press of the visitor, not by a consent. */
  #isOnce = false;

  constructor(elements: GateElements, consent: Consent, service: Service) {
    this.#elements = elements;
    this.#consent = consent;
    this.#service = service;
  }

  begin(): void {
    const { link, choice } = this.#elements;
    choice?.removeAttribute('hidden');
    choice?.querySelector('[data-once]')?.addEventListener('click', () => this.#showOnce());
    choice?.querySelector('[data-always]')?.addEventListener('click', () => {
      this.#show(true);
      this.#isOnce = false;
      allowService(this.#consent, this.#service);
    });
    link.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#showOnce();
    });
    document.addEventListener(consentChanged, this.#follow);
    if (isAllowed(this.#service)) this.#show(false);
  }

  readonly #follow = (event: Event): void => {
    if (!this.#elements.link.isConnected) {
      document.removeEventListener(consentChanged, this.#follow);
      return;
    }
    const isDecision = event instanceof CustomEvent && event.detail.isDecision === true;
    if (isAllowed(this.#service)) this.#show(false);
    else if (isDecision || !this.#isOnce) this.#remove();
  };

  #showOnce(): void {
    this.#isOnce = !isAllowed(this.#service);
    this.#show(true);
  }

  /** `isPressed`: the visitor has asked for this one, so that it may begin by itself and has the focus. */
  #show(isPressed: boolean): void {
    if (this.#frame) return;
    const { link, frameUrl, title } = this.#elements;
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.allow = `${isPressed ? 'autoplay; ' : ''}fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking`;
    frame.referrerPolicy = 'strict-origin-when-cross-origin'; // some players ask where they are shown
    // All a player needs, and not the page around it.
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-presentation', 'allow-forms');
    frame.loading = isPressed ? 'eager' : 'lazy';
    frame.src = isPressed ? frameUrl : withoutAutoplay(frameUrl);
    link.after(frame);
    this.#frame = frame;
    this.#mark(true);
    if (isPressed) frame.focus();
  }

  #remove(): void {
    this.#frame?.remove();
    this.#frame = null;
    this.#isOnce = false;
    this.#mark(false);
  }

  #mark(isShown: boolean): void {
    const { link, choice, direct } = this.#elements;
    link.hidden = isShown;
    choice?.parentElement?.toggleAttribute('hidden', isShown);
    direct?.toggleAttribute('hidden', !isShown);
  }
}

/** Several of them on one page would all begin at once. */
function withoutAutoplay(address: string): string {
  const url = new URL(address);
  for (const name of ['autoplay', 'autostart', 'play']) url.searchParams.delete(name);
  return url.href;
}
