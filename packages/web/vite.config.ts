import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** The words of one language are one file, the framework another; every page is its own. */
const groups = [
  ...['zh-cn', 'zh-tw', 'en', 'ru'].map((name) => ({
    name: `words-${name}`,
    test: new RegExp(`[\\\\/](web|contract)[\\\\/]src[\\\\/][a-z]+[\\\\/]text[\\\\/]${name}\\.ts$`),
  })),
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|i18next|react-i18next|zod|@noble)[\\/]/,
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
