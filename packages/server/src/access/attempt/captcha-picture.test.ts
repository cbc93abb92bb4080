import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { newLetters, pictureOf } from './captcha-picture.ts'

const rounds = Array.from({ length: 20 })

async function inkOf(letters: string): Promise<number> {
  const canvas = createCanvas(83, 32)
  const pen = canvas.getContext('2d')
  pen.drawImage(await loadImage(await pictureOf(letters)), 0, 0)
  const { data } = pen.getImageData(0, 0, 83, 32)
  const inked = Array.from({ length: 83 * 32 }, (_, index) => data[index * 4] !== 0xe9 || data[index * 4 + 1] !== 0xee)
  return inked.filter(Boolean).length / inked.length
}

async function usualInkOf(letters: string): Promise<number> {
  const shares = await Promise.all(rounds.map(() => inkOf(letters)))
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

it('makes four letters that nobody takes for one another, and leaves the ground in view', async () => {
  for (const _ of rounds) {
    const letters = newLetters()
    expect(letters).toMatch(/^[2-9A-HJ-NP-Za-hkmnp-z]{4}$/)
    expect(await inkOf(letters)).toBeLessThan(0.6)
  }
})

it('draws each of the letters over the lines that cross them', async () => {
  const inks = await Promise.all(['', 'W', 'WW', 'WWW', 'WWWW', 'rrrr'].map(usualInkOf))
  const [lines = 0, one = 0, two = 0, three = 0, four = 0, narrow = 0] = inks
  expect([lines, one, two, three, four]).toEqual([lines, one, two, three, four].toSorted((a, b) => a - b))
  expect(four).toBeGreaterThan(lines + 0.1)
  expect(narrow).toBeGreaterThan(lines)
  expect(narrow).toBeLessThan(four)
})
