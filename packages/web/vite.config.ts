import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** The framework changes seldom, so it is a file of its own, and so is the kit; every page and every language is another. */
const groups = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|i18next|react-i18next|zod|@noble)[\\/]/,
  },
  {
    name: 'kit',
    test: /[\\/](web[\\/]src[\\/](paths\.ts$|platform[\\/](?!form|text[\\/]))|contract[\\/]src[\\/]shared[\\/](?!text))/,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(['/api', '/f9api', '/logistics'].map((path) => [path, { target: server }])),
  },
})
