import type { Plugin } from 'vite'

/**
 * zod compiles its schemas into code of their own where it may, and tries whether it may. Our pages allow no such code, and a browser
 * reports the try as a breach: so in the browser it does not try. On the server it may.
 */
export const zodWithoutCode = (): Plugin => ({
  name: 'zod-without-code',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
    // Here and not in a module of ours: schemas are made as soon as their modules are read, in whatever order a build puts them.
    handler: (code) => `${code}\nglobalConfig.jitless = true;\n`,
  },
})
