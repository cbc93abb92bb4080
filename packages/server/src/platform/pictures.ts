import type { Sharp } from 'sharp'

const mostPixels = 50_000_000

let before: Promise<unknown> = Promise.resolve()

/** Works on one picture at a time, since unpacked one may take 200 MB of memory, and refuses one of too many pixels. */
export function workOnPicture<T>(bytes: Uint8Array, work: (picture: Sharp) => Promise<T>): Promise<T> {
  const turn = before.then(async () => {
    // Loaded with the first picture: it holds memory that most servers never need.
    const { default: sharp } = await import('sharp')
    return work(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }))
  })
  before = turn.catch(() => {})
  return turn
}
