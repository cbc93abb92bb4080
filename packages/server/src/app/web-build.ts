import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Language } from '@landbridge/contract/shared/languages'
import type { RenderBundle } from '@landbridge/contract/site/public-page'

type Chunk = { file: string; src?: string; css?: readonly string[]; imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

export type WebBuild = {
  bundle: RenderBundle
  /** The page around a drawing, with marks where its parts go. */
  frame: string
  manifest: Manifest
}

const web = fileURLToPath(new URL('../../../web/', import.meta.url))

export const browserFiles = join(web, 'dist')

const lookEveryMs = 100

/** Waits for the pages of a build that `npm start` makes beside this start, and answers false where that is gone before they are there. */
export async function awaitBuild(stamp: string, say: (line: string) => void): Promise<boolean> {
  const file = join(browserFiles, '.stamp')
  const isThere = () => existsSync(file) && readFileSync(file, 'utf8') === stamp
  // Without a channel nobody builds beside this start, and the stamp is a leftover of another.
  if (isThere() || process.connected === undefined) return true
  say('Waiting for the web application to be built …')
  while (!isThere() && process.connected) await wait(lookEveryMs)
  return isThere()
}

export const hasApplication = (): boolean => existsSync(join(browserFiles, 'index.html'))

/** The addresses of the files that anybody may fetch: not the pages' frames, nor what the build says of itself. */
export function listBrowserFiles(): ReadonlySet<string> {
  if (!existsSync(browserFiles)) return new Set()
  const found = readdirSync(browserFiles, { recursive: true, withFileTypes: true })
  const addresses = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(browserFiles, join(parentPath, name)).replaceAll(sep, '/')}`)
  return new Set(addresses.filter((address) => !/^\/\.|\.html$|\.(br|gz)$/.test(address)))
}

/** Loads the render bundle; without a build there is none, and every page is the application's. */
export async function loadWebBuild(): Promise<WebBuild | undefined> {
  const [bundle, frame] = [join(web, 'dist-server', 'render.js'), join(browserFiles, 'public-page.html')]
  if (!existsSync(bundle) || !existsSync(frame)) return undefined
  return {
    bundle: (await import(pathToFileURL(bundle).href)) as RenderBundle,
    frame: readFileSync(frame, 'utf8'),
    manifest: JSON.parse(readFileSync(join(browserFiles, '.vite', 'manifest.json'), 'utf8')) as Manifest,
  }
}

export type PageFiles = { scripts: readonly string[]; styles: readonly string[]; fonts: readonly string[] }

const fontsOf: Partial<Record<Language, readonly string[]>> = { en: ['latin'], ru: ['latin', 'cyrillic'] }

/** The script that makes a drawn page live in the browser. */
const hydratePage = 'src/app/hydrate-page.tsx'

/** The files that a page needs besides the frame's own: its script with all that it leans on, its words, its styles, its letters. */
export function filesOf({ manifest, frame }: WebBuild, source: string, language: Language): PageFiles {
  const parts = [hydratePage, source, `src/app/words/${language.toLowerCase()}-public.ts`]
  const seen = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the web build has no ${name}`)
    if (seen.has(name)) return
    seen.add(name)
    chunk.imports?.forEach(follow)
  }
  parts.forEach(follow)
  const chunks = [...seen].map((name) => manifest[name] as Chunk)
  const isNew = (file: string) => !frame.includes(file)
  const fonts = (fontsOf[language] ?? []).map((script) => {
    const font = Object.values(manifest).find(({ src }) => src?.endsWith(`inter-${script}-wght-normal.woff2`))
    if (!font) throw new Error(`the web build has no letters for ${script}`)
    return font.file
  })
  return {
    scripts: chunks.map(({ file }) => file).filter(isNew),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].filter(isNew),
    fonts,
  }
}
