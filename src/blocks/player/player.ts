import { clockTime } from './clock-time.ts';

export function enhance(player: HTMLElement): void {
  const media = player.querySelector<HTMLMediaElement>('video, audio');
  const seek = player.querySelector<HTMLInputElement>('input[type=range]');
  const time = player.querySelector('[data-time]');
  const button = (act: string) => player.querySelector<HTMLButtonElement>(`[data-act=${act}]`);
  const play = button('play');
  if (!media || !seek || !time || !play) return;
  const [playLabel, pauseLabel] = [play.ariaLabel ?? '', play.dataset.pause ?? ''];

  const toggle = () => {
    if (media.paused)
      media.play().catch(() => {}); // what fails says so by its own event
    else media.pause();
  };
  const showState = () => {
    player.toggleAttribute('data-playing', !media.paused);
    play.ariaLabel = media.paused ? playLabel : pauseLabel;
  };
  const showTime = () => {
    const duration = Number.isFinite(media.duration) ? media.duration : 0;
    seek.max = String(duration || 1);
    seek.value = String(media.currentTime);
    const [now, whole] = [clockTime(media.currentTime), clockTime(duration)];
    time.textContent = duration ? `${now} / ${whole}` : now;
    seek.ariaValueText = seek.dataset.position?.replace('{time}', now).replace('{duration}', whole) ?? now;
  };

  media.addEventListener('play', () => {
    showState();
    // One recording at a time.
    for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio')) if (other !== media && !other.muted) other.pause();
  });
  // The picture that stood for it would be seen beside a film of another shape.
  media.addEventListener('playing', () => player.toggleAttribute('data-begun', true), { once: true });
  media.addEventListener('pause', showState);
  for (const event of ['timeupdate', 'durationchange', 'loadedmetadata', 'seeked']) media.addEventListener(event, showTime);
  media.addEventListener('error', () => player.querySelector('[data-failed]')?.toggleAttribute('hidden', false));
  play.addEventListener('click', toggle);
  media.addEventListener('click', toggle);
  seek.addEventListener('input', () => {
    media.currentTime = Number(seek.value);
  });
  // By keyboard five seconds at a time: steps of a slider without steps are a hundredth of the whole.
  seek.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[event.key];
    if (!step) return;
    event.preventDefault();
    media.currentTime = Math.max(0, media.currentTime + step);
  });

  const mute = button('mute');
  mute?.addEventListener('click', () => {
    media.muted = !media.muted;
  });
  media.addEventListener('volumechange', () => {
    if (mute) mute.ariaPressed = String(media.muted);
  });
  switchCaptions(media, button('captions'));
  switchFullscreen(player, media, button('fullscreen'));

  media.controls = false;
  player.dataset.ready = '';
  showState();
  showTime();
}

function switchCaptions(media: HTMLMediaElement, captions: HTMLButtonElement | null): void {
  if (!captions) return;
  const tracks = [...media.textTracks];
  const own = tracks.find(({ language }) => language === document.documentElement.lang) ?? tracks[0];
  const show = (on: boolean) => {
    for (const track of tracks) track.mode = on && track === own ? 'showing' : 'disabled';
    captions.ariaPressed = String(on);
  };
  show(false);
  captions.addEventListener('click', () => show(captions.ariaPressed !== 'true'));
}

function switchFullscreen(player: HTMLElement, media: HTMLMediaElement, fullscreen: HTMLButtonElement | null): void {
  if (!fullscreen) return;
  // An iPhone shows nothing but a film on its whole screen, with controls of its own.
  const enter: unknown = Reflect.get(media, 'webkitEnterFullscreen');
  if (!document.fullscreenEnabled && typeof enter !== 'function') fullscreen.hidden = true;
  fullscreen.addEventListener('click', () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) player.requestFullscreen().catch(() => {});
    else if (typeof enter === 'function') enter.call(media);
  });
}
