import { expect, it } from 'vitest'
import { loadAsk } from './load-ask.ts'
import { isLoadFigure, loadFigures } from './load-figure.ts'

const typed = [
  '',
  '0',
  '0.000',
  '-5',
  '1',
  '0.001',
  '4.1875',
  '9.9',
  '9.95',
  '1200000',
  '999999999.999',
  '1000000000',
  '1e3',
  ' 1',
  '1.',
]

it.each(Object.keys(loadFigures) as (keyof typeof loadFigures)[])(
  'takes for %s what the question takes, and nothing else',
  (name) => {
    expect(typed.map((figure) => isLoadFigure(name, figure))).toEqual(
      typed.map((figure) => loadAsk[name].safeParse(figure).success),
    )
  },
)
