import type { Sharp } from 'sharp'

const mostPixels = 50_000_000

let before: Promise<unknown> = Promise.resolve()

/** Works on a picture when no other is in hand: unpacked, one may take 200 MB of memory. One of too many pixels fails. */
export function workOnPicture<T>(bytes: Uint8Array, work: (picture: Sharp) => Promise<T>): Promise<T> {
  const turn = before.then(async () => {
    // Loaded with the first picture: it holds memory that most servers never need.
    const { default: sharp } = await import('sharp')
    return work(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }))
  })
  before = turn.catch(() => {})
  return turn
}
