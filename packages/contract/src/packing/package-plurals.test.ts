import { expect, it } from 'vitest'
import type { languages } from '../shared/languages.ts'
import { packagesCalled } from './package-plurals.ts'

it('counts packages as each language does', () => {
  const cartons = (count: number, language: (typeof languages)[number], name: string) =>
    `${count} ${packagesCalled('CT', count, { language, name })}`
  expect([1, 2, 60].map((count) => cartons(count, 'en', 'Carton'))).toEqual(['1 carton', '2 cartons', '60 cartons'])
  expect([1, 3, 5, 11, 21, 22, 111].map((count) => cartons(count, 'ru', 'Картонная коробка'))).toEqual([
    '1 картонная коробка',
    '3 картонные коробки',
    '5 картонных коробок',
    '11 картонных коробок',
    '21 картонная коробка',
    '22 картонные коробки',
    '111 картонных коробок',
  ])
  expect([cartons(60, 'zh-CN', '纸箱'), cartons(60, 'zh-TW', '紙箱')]).toEqual(['60 纸箱', '60 紙箱'])
})

it('calls a type that the desk added by its own name', () => {
  expect(packagesCalled('XX', 5, { language: 'en', name: 'Octabin' })).toBe('Octabin')
})
