import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Visit } from '../browser.ts'

type Frame = { jpeg: Buffer; ms: number }

const size = { width: 960, height: 607 }
/** Frames come no closer, and a still page is held no longer, than this. */
const held = { leastMs: 120, mostMs: 650, endOfSceneMs: 1_600 }

/** Scenes of people at work in their browsers, one after the other. */
export class Film {
  #frames: Frame[] = []

  /** Films one person's page while the work goes on, under a line of words. */
  async scene<T>({ page }: Visit, title: string, work: () => Promise<T>): Promise<T> {
    await showTitleAndPointer(page, title)
    const taken: { jpeg: Buffer; at: number }[] = []
    const session = await page.context().newCDPSession(page)
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      taken.push({ jpeg: Buffer.from(data, 'base64'), at: Date.now() })
      void acknowledge(session, sessionId)
    })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: 1360, maxHeight: 860 })
    const result = await work()
    await session.send('Page.stopScreencast')
    this.#frames.push(...paced(taken))
    return result
  }

  get seconds(): number {
    return this.#frames.reduce((sum, { ms }) => sum + ms, 0) / 1_000
  }

  /** The scenes as an animated WebP that begins anew after its end. */
  async encode(): Promise<Buffer> {
    const small = this.#frames.map(({ jpeg }) =>
      sharp(jpeg).resize(size.width, size.height, { fit: 'cover', position: 'top' }).png().toBuffer(),
    )
    return sharp(await Promise.all(small), { join: { animated: true } })
      .webp({ quality: 68, effort: 4, minSize: true, delay: this.#frames.map(({ ms }) => ms), loop: 0 })
      .toBuffer()
  }
}

/** A frame that comes after the film was stopped has nobody left who waits for it. */
const acknowledge = (session: CDPSession, sessionId: number) =>
  session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)

/** The time each frame is shown: what follows at once takes the place of what was before, and waiting is cut short. */
function paced(taken: readonly { jpeg: Buffer; at: number }[]): Frame[] {
  const kept: { jpeg: Buffer; at: number }[] = []
  for (const frame of taken) {
    const before = kept.at(-1)
    if (before && frame.at - before.at < held.leastMs) kept[kept.length - 1] = { jpeg: frame.jpeg, at: before.at }
    else kept.push(frame)
  }
  return kept.map(({ jpeg, at }, i) => {
    const next = kept[i + 1]
    return { jpeg, ms: next ? Math.min(next.at - at, held.mostMs) : held.endOfSceneMs }
  })
}

/** A browser without a window draws no pointer, and a reader wants to know who is at work. */
async function showTitleAndPointer(page: Page, title: string): Promise<void> {
  const draw = (words: string) => {
    const put = () => {
      const there = document.getElementById('film-title')
      if (there) there.textContent = words
      if (there) return
      const bar = document.createElement('div')
      bar.id = 'film-title'
      bar.textContent = words
      bar.style.cssText =
        'position:fixed;z-index:2147483646;left:50%;bottom:22px;transform:translateX(-50%);padding:10px 22px;border-radius:999px;background:#141822;color:#fff;font:600 20px Inter,sans-serif;pointer-events:none;white-space:nowrap'
      const dot = document.createElement('div')
      dot.style.cssText =
        'position:fixed;z-index:2147483647;width:22px;height:22px;margin:-11px 0 0 -11px;border-radius:50%;background:rgba(20,24,34,.35);border:2px solid #fff;box-shadow:0 1px 4px rgba(0,0,0,.4);pointer-events:none;left:-40px;top:-40px'
      document.documentElement.append(bar, dot)
      const follow = ({ clientX, clientY }: MouseEvent) => {
        dot.style.left = `${clientX}px`
        dot.style.top = `${clientY}px`
      }
      addEventListener('mousemove', follow, true)
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put)
    else put()
  }
  await page.addInitScript(draw, title)
  await page.evaluate(draw, title)
}
