/** Insight: what waits for the reader, over all areas. */
export { NeedsYou } from './needs-you.tsx'
