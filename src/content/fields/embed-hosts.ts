/** Services that have hosts of their own (E §5). */
export type EmbedService = 'audio' | 'viewer' | 'social' | 'video';

/** Allowed hosts per service; `open.spotify.com` lets itself and what is below it through. */
export type EmbedHosts = { readonly [Service in EmbedService]: readonly string[] };

/** The defaults of the setting (decisions.md). Podigee has no single host: these are its own. */
export const defaultEmbedHosts: EmbedHosts = {
  audio: ['open.spotify.com', 'w.soundcloud.com', 'podigee.com', 'podigee.io', 'podigee-cdn.net'],
  viewer: ['issuu.com', 'my.matterport.com', 'sketchfab.com'],
  social: ['instagram.com', 'facebook.com', 'tiktok.com', 'x.com'],
  video: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'vimeo.com'],
};

/** Whether a host is one of these or below one of them: `evil-x.com` and `x.com.evil.example` are not. */
export const isAllowedHost = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((entry) => host.toLowerCase() === entry || host.toLowerCase().endsWith(`.${entry}`));
