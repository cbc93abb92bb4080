import sharp from 'sharp'
import { expect, it } from 'vitest'
import { workOnPicture } from './pictures.ts'

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

it('works on one picture at a time, also where one before it failed', async () => {
  const bytes = await picture(40)
  let [inHand, most] = [0, 0]
  const draw = (sent: Buffer) =>
    workOnPicture(sent, async (image) => {
      most = Math.max(most, ++inHand)
      const drawn = await image
        .jpeg()
        .toBuffer()
        .finally(() => inHand--)
      return drawn.length > 0
    })
  const drawn = await Promise.allSettled([draw(bytes), draw(Buffer.from('rubbish')), draw(bytes), draw(bytes)])
  expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
})

it('unpacks no picture of more than 50 million pixels', async () => {
  const vast = await picture(7_100)
  await expect(workOnPicture(vast, (image) => image.jpeg().toBuffer())).rejects.toThrow('pixel limit')
})
