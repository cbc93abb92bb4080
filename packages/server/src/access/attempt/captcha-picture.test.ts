import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { newLetters, pictureOf } from './captcha-picture.ts'

it('draws four letters on a ground that stays in view', async () => {
  for (let i = 0; i < 20; i++) {
    const letters = newLetters()
    expect(letters).toMatch(/^[2-9A-HJ-NP-Za-hkmnp-z]{4}$/)
    const canvas = createCanvas(83, 32)
    const pen = canvas.getContext('2d')
    pen.drawImage(await loadImage(await pictureOf(letters)), 0, 0)
    const { data } = pen.getImageData(0, 0, 83, 32)
    const ground = Array.from({ length: 83 * 32 }, (_, at) => data[at * 4] === 0xe9 && data[at * 4 + 1] === 0xee)
    const share = ground.filter(Boolean).length / ground.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.9)
  }
})
