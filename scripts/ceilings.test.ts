import { describe, expect, it } from 'vitest'
import { faultsAgainst } from './ceilings.ts'
import { codeCounts, doubleNames } from './code-counts.ts'

describe('a ceiling', () => {
  const ceilings = { riddles: 10 }

  it('holds where as many faults are left as it says', () => {
    expect(faultsAgainst(ceilings, { riddles: 10 })).toEqual([])
  })

  it('is broken by one more', () => {
    expect(faultsAgainst(ceilings, { riddles: 11 })).toEqual(['riddles: 11, more than the 10 that may be there'])
  })

  it('falls with what was mended, or the next one could take it back', () => {
    expect(faultsAgainst(ceilings, { riddles: 9 })).toHaveLength(1)
  })

  it('is needed for all that is counted', () => {
    expect(faultsAgainst(ceilings, { knots: 0 })).toHaveLength(1)
  })
})

describe('what is counted in sources', () => {
  const counted = (...texts: string[]) =>
    codeCounts(texts.map((text, i) => ({ file: `packages/web/src/a/file-${i}.tsx`, text })))
  const lines = (count: number) => 'call()\n'.repeat(count)

  it('is a word that says somebody spoke, in code and not in comments', () => {
    expect(counted('// he said\nconst told = asked(told)\n')).toMatchObject({ 'words told, said, asked': 3 })
  })

  it('is a prop named of, where it is stated and where it is given', () => {
    const text = 'type Props = { of: string; off: string }\nexport const shown = <Row of={1} off={2} />\n'
    expect(counted(text)).toMatchObject({ 'props named of': 2 })
  })

  it('is a doc comment that begins with a question word', () => {
    expect(counted('/** What it is. */\n/** Whatever it is. */\n/**\n * Where it is.\n */\n')).toMatchObject({
      'doc comments': 3,
      'doc comments that begin with a question word': 2,
    })
  })

  it('is a function of more than sixty lines, wherever it begins and whatever letters stand before it', () => {
    const short = `/** 运单。 */\n\nfunction shown() {\n${lines(58)}}\n`
    const long = `/** 运单。 */\n\nfunction shown() {\n${lines(59)}}\n\n`
    expect(counted(short, long, short)).toMatchObject({ 'functions over 60 lines': 1 })
  })

  it('is a base name that two folders of a package have, but for an index and a mode', () => {
    const at = 'packages/server/src'
    expect(doubleNames([`${at}/a/head.ts`, `${at}/b/head.ts`, 'packages/web/src/a/head.ts'])).toBe(1)
    expect(doubleNames([`${at}/a/index.ts`, `${at}/b/index.ts`, `${at}/a/modes/sea.ts`, `${at}/b/modes/sea.ts`])).toBe(
      0,
    )
  })
})
