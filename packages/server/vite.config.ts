import { dirname, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const outDir = resolve(import.meta.dirname, 'dist')

/** A program for a thread of its own, which lies beside the module that starts it. */
const threadProgram = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g

/** What a module looks for by its own place stands where the sources are; its programs for threads are bundled beside it. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/[^/]+\/src\//, code: /import\.meta\.url/ },
      handler(code, id) {
        const withPrograms = code.replaceAll(threadProgram, (_, name: string) => {
          this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${name}.ts`), fileName: `${name}.js` })
          return `new URL('./${name}.js', import.meta.url)`
        })
        const place = relative(outDir, id).replaceAll('\\', '/')
        return withPrograms.replaceAll(/(?<!\.js', )import\.meta\.url/g, `new URL('${place}', import.meta.url).href`)
      },
    },
  }
}

/** Packages that bring machine code, or look for files of their own. */
const external = ['@node-rs/argon2', '@napi-rs/canvas', 'sharp', '@electric-sql/pglite', 'pdfkit']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [placesOfSources()],
  ssr: { noExternal: true, external },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: true,
    target: 'node24',
    copyPublicDir: false,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ['src/app/main.ts', 'src/app/landbridge.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
