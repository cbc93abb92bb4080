import { expect, it } from 'vitest'
import { takePlace } from './node-lock.ts'

const url = process.env.DATABASE_URL ?? ''

it.runIf(url)('lets a node that keeps files for itself be the only one, and others be many', async () => {
  const take = async (isAlone: boolean) => {
    const place = await takePlace(url, { isAlone, tries: 1 })
    if (place === 'taken') throw new Error('taken')
    return place
  }
  const [one, other] = [await take(false), await take(false)]
  await expect(take(true)).rejects.toThrow('taken')
  await Promise.all([one.leave(), other.leave()])
  const alone = await take(true)
  for (const isAlone of [true, false]) await expect(take(isAlone)).rejects.toThrow('taken')
  await alone.leave()
  await (await take(false)).leave()
})
