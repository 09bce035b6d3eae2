/// <reference types="svelte" />
/// <reference types="vite/client" />

/** A list of icon names, one a line; see build/icons.ts. */
declare module '*.icons' {
  const bodies: Record<string, string>;
  export default bodies;
}
