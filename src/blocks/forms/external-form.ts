export type ExternalForm = { external: { name: string; url: string } };
