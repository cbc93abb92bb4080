import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { madeOnce } from '../../platform/made-once.ts'

const face = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))

/** The canvas is loaded with the first picture: it holds memory that most servers never need. */
const loadCanvas = madeOnce(async () => {
  const loaded = await import('@napi-rs/canvas')
  loaded.GlobalFonts.registerFromPath(face, 'Captcha')
  return loaded
})

/** Letters and digits that nobody takes for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz'
const [width, height] = [83, 32]
const inks = ['#16406e', '#8a2c1c', '#1d5c3a', '#5a2f83', '#6b4a12']

export const newLetters = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Draws letters that a person reads and a program does not: turned, moved, crossed by lines. */
export async function pictureOf(words: string): Promise<Buffer> {
  const { createCanvas } = await loadCanvas()
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#e9eef5'
  pen.fillRect(0, 0, width, height)
  for (const [i, letter] of [...words].entries()) {
    pen.save()
    pen.translate(13 + i * 19 + randomInt(-2, 3), 16 + randomInt(-3, 4))
    pen.rotate(randomInt(-35, 36) / 100)
    pen.transform(1, randomInt(-20, 21) / 100, randomInt(-25, 26) / 100, 1, 0, 0)
    pen.font = `700 ${randomInt(20, 25)}px Captcha`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = inks[randomInt(inks.length)] ?? '#16406e'
    pen.fillText(letter, 0, 0)
    pen.restore()
  }
  for (let line = 0; line < 4; line++) {
    pen.beginPath()
    pen.lineWidth = 1 + randomInt(0, 8) / 10
    pen.strokeStyle = inks[randomInt(inks.length)] ?? '#16406e'
    pen.moveTo(0, randomInt(height))
    pen.bezierCurveTo(27, randomInt(height), 55, randomInt(height), width, randomInt(height))
    pen.stroke()
  }
  return canvas.toBuffer('image/png')
}
