import locales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { compressBuilt } from './compress-built.ts'
import { styleLayers } from './style-layers.ts'
import { zodWithoutCode } from './zod-without-code.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** The languages of the interface: the words of the component library in all others are left out. */
const kitLocales = ['zh-CN', 'zh-TW', 'en-US', 'ru-RU']

/** What one side imports at once the other one may import later; and how long the build takes is its own affair. */
const checks = { ineffectiveDynamicImport: false, pluginTimings: false }

/** What shell and log-in open later (search, keys, a code) is named with its styles alone: the list of its files would be carried by every first page. */
const preloadedWith = (opened: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  /\/(?:shell|home-page|login-dialog)-/.test(hostId) && !/\/router-/.test(opened)
    ? needed.filter((file) => file.endsWith('.css'))
    : needed

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), styleLayers(), locales.vite({ locales: kitLocales }), zodWithoutCode(), compressBuilt()],
  builder: {},
  environments: {
    // What the browser gets: the application, and the frame of the pages that the server draws.
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
        chunkSizeWarningLimit: 700,
        rolldownOptions: {
          checks,
          input: ['index.html', 'public-page.html'],
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
        },
      },
    },
    // What the server loads to draw the public pages, whole and in one file.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist-server',
        emptyOutDir: true,
        ssr: true,
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { checks, input: 'src/app/render.tsx', output: { entryFileNames: 'render.js' } },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(['/api', '/f9api', '/logistics'].map((path) => [path, { target: server }])),
  },
})
