import { describe, expect, it } from 'vitest'
import { allTexts, holesOf } from '../testing/texts-of.ts'
import { languages } from './languages.ts'
import { Problem } from './problem.ts'
import { type ProblemCode, problemKinds, problemStatus, statusOf } from './problem-kinds.ts'

const codes = Object.keys(problemKinds) as ProblemCode[]

const texts = await allTexts()

describe('the text of a failure', () => {
  it.each(languages)('is there once in %s, for each and for no other', (language) => {
    const said = texts.get(language)
    expect(codes.filter((code) => said?.get(code)?.length !== 1)).toEqual([])
    expect(codes.filter((code) => !said?.get(code)?.[0]?.trim())).toEqual([])
  })

  it('has the same holes in every language', () => {
    const source = texts.get(languages[0])
    for (const [key, [words]] of source ?? [])
      for (const language of languages)
        expect.soft(holesOf(texts.get(language)?.get(key)?.[0]), `${key} in ${language}`).toEqual(holesOf(words))
  })

  it('says something else in each language that is written differently', () => {
    const same = codes.filter((code) => texts.get('en')?.get(code)?.[0] === texts.get('ru')?.get(code)?.[0])
    expect(same).toEqual([])
  })
})

describe('a failure', () => {
  it('is named by its area and a reason, and has a status by its kind alone', () => {
    for (const code of codes) {
      expect.soft(code).toMatch(/^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$/)
      expect.soft(statusOf(new Problem(code))).toBe(problemStatus[problemKinds[code]])
    }
    expect(new Set(Object.values(problemStatus)).size).toBe(Object.values(problemStatus).length)
  })

  it('carries the fields and facts that it was thrown with', () => {
    const problem = new Problem('shared.invalid-input', { account: 'access.account-required' }, { retryAfterS: 3 })
    expect(problem).toMatchObject({
      code: 'shared.invalid-input',
      fields: { account: 'access.account-required' },
    })
    expect(statusOf(problem)).toBe(422)
    expect(problem).toBeInstanceOf(Error)
    expect(problem.message).toContain('shared.invalid-input')
  })
})
