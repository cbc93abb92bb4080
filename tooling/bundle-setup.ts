import { buildServer } from '../scripts/set-up.mjs'

/** Bundles the server before tests that run it as a portal runs. */
export const setup = () => buildServer()
