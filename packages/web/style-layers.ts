import type { Plugin } from 'vite'

/** Later layers win over earlier ones, however exact the earlier ones' selectors are. */
const layers = ['base', 'parts', 'page'] as const

/** Tokens and base, then the parts of the kit and the shell, then what a single page places. */
function layerOf(file: string): (typeof layers)[number] {
  if (/[\\/]node_modules[\\/]|[\\/]ui[\\/](theme|base)\.css$/.test(file)) return 'base'
  if (/[\\/](platform[\\/]ui|shell)[\\/]/.test(file) && !file.endsWith('.module.css')) return 'parts'
  return 'page'
}

/** Puts each style sheet into its cascade layer, by where it stands. */
export const styleLayers = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?')
    if (!file.endsWith('.css')) return
    return { code: `@layer ${layers.join(', ')};\n@layer ${layerOf(file)} {\n${code}\n}`, map: null }
  },
})
