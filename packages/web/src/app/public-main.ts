import { drawnPageId } from '@landbridge/contract/site/public-page'
import '../platform/ui/styles.ts'
import './shell/shell.css'
import type { DrawnPage } from './drawn-page.ts'

async function start(page: DrawnPage & { files: readonly string[] }): Promise<void> {
  const taps = tapsUntilLive()
  await painted()
  for (const file of page.files) fetchAhead(file)
  const { hydratePage } = await import('./hydrate-page.tsx')
  await hydratePage(page, taps)
}

/** Remembers the last button tapped before hydration, and presses it afterwards. */
function tapsUntilLive() {
  let last: HTMLElement | undefined
  const note = ({ target }: MouseEvent) => {
    last = (target as Element).closest('button') ?? undefined
  }
  document.addEventListener('click', note, true)
  return () => {
    document.removeEventListener('click', note, true)
    return last
  }
}

const longestWaitMs = 1_000

/** Resolves after the first frame, at once in a background tab, which paints none. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, longestWaitMs)
  })

function fetchAhead(file: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file })
  link.crossOrigin = ''
  document.head.append(link)
}

// A page that the server has drawn can be read at once: what makes it live is fetched after it has been painted.
const drawn = document.getElementById(drawnPageId)?.textContent
if (drawn) void start(JSON.parse(drawn) as DrawnPage & { files: readonly string[] })
