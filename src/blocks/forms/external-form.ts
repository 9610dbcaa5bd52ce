/** A form of a service outside the venue: its name, and the form's own address there. */
export type ExternalForm = { external: { name: string; url: string } };
