import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const least = 1024

/** Beside each built file its form in brotli, made once with all the pains that nobody could take while a reader waits. */
export const compressBuilt = (): Plugin => ({
  name: 'compress-built',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|svg|json)$/.test(file),
    )
    for (const file of files) {
      const content = readFileSync(join(dir, file))
      if (content.length < least) continue
      writeFileSync(
        join(dir, `${file}.br`),
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      )
    }
  },
})
