import { useState } from 'react'
import { NumberInput } from '../../src/platform/form/number-input.tsx'
import { TextArea, TextInput } from '../../src/platform/form/text-inputs.tsx'
import { Named, plain } from '../named.tsx'
import type { Shown } from './shown.ts'

function Words({ of = '', ...more }: { of?: string } & Partial<Parameters<typeof TextInput>[0]>) {
  const [value, setValue] = useState<string | null | undefined>(of)
  return (
    <Named name="Goods">{(id) => <TextInput {...plain} {...more} id={id} value={value} onChange={setValue} />}</Named>
  )
}

function TypedFigure({ of, ...more }: { of?: string | number } & Partial<Parameters<typeof NumberInput>[0]>) {
  const [value, setValue] = useState<string | number | undefined>(of)
  return (
    <Named name="Gross weight" value={value}>
      {(id) => <NumberInput {...plain} {...more} id={id} value={value} onChange={setValue} />}
    </Named>
  )
}

function Long({ of = '', ...more }: { of?: string } & Partial<Parameters<typeof TextArea>[0]>) {
  const [value, setValue] = useState<string | null | undefined>(of)
  return (
    <Named name="Remark">{(id) => <TextArea {...plain} {...more} id={id} value={value} onChange={setValue} />}</Named>
  )
}

export const shown: Shown = {
  title: 'Text and figures',
  states: {
    words: () => <Words of="Lithium batteries" />,
    'words, wrong': () => <Words invalid />,
    'words, disabled': () => <Words of="Lithium batteries" disabled />,
    'words with a unit': () => <Words of="12" unit="kg" />,
    'long words': () => <Long />,
    'long words, wrong': () => <Long invalid />,
    'long words, disabled': () => <Long of="Keep dry" disabled />,
    figure: () => <TypedFigure of="18640.5" unit="kg" />,
    'whole figure': () => <TypedFigure of={18640} integer />,
    'figure, wrong': () => <TypedFigure of="18640.5" unit="kg" invalid />,
    'figure, disabled': () => <TypedFigure of="18640.5" unit="kg" disabled />,
    'figure, low': () => <TypedFigure of="2.5" low />,
  },
}
