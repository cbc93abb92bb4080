import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { LineColumn } from '../../src/platform/form/line-column.ts'
import { LinesEditor } from '../../src/platform/form/lines-editor.tsx'
import { useWord } from '../words.ts'
import type { Shown } from './shown.ts'

type Line = { name: string; packages?: number; kg?: string; kind?: string; day?: string }

const kinds = ['CTN', 'PLT', 'DRM'].map((value) => ({
  value,
  label: value,
  subLabel: 'as the list of packings calls it',
}))
const columns: readonly LineColumn<Line>[] = [
  { name: 'name', title: 'Goods', need: true },
  {
    name: 'packages',
    title: 'Packages',
    kind: 'number',
    integer: true,
    align: 'num',
    total: (lines) => lines.reduce((sum, { packages = 0 }) => sum + Number(packages), 0),
  },
  { name: 'kg', title: 'Weight, kg', kind: 'number', align: 'num' },
  { name: 'kind', title: 'Packing', kind: 'select', options: kinds },
  { name: 'day', title: 'Ready', kind: 'date' },
]
const blank = (): Line => ({ name: '' })

function Lines({ isWrong = false, disabled = false }: { isWrong?: boolean; disabled?: boolean }) {
  const word = useWord()
  const titled = useMemo(() => columns.map((column) => ({ ...column, title: word(column.title) })), [word])
  const form = useForm<{ lines: Line[] }>({
    defaultValues: { lines: [{ name: 'Drums', packages: 96, kg: '4310.5' }, blank()] },
  })
  const lines = useWatch({ control: form.control, name: 'lines' })
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (!isWrong) return
    for (const name of ['packages', 'kg', 'kind'] as const)
      form.setError(`lines.1.${name}`, { message: 'shared.needed' })
    form.setError('lines.1.name', { message: 'shared.not-understood' })
  }, [form, isWrong])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setDrawn(drawn + 1)
      }}
    >
      <LinesEditor form={form} name="lines" columns={titled} blank={blank} disabled={disabled} />
      <output className="mono small">{JSON.stringify(lines)}</output>
      <p className="small muted">sent {drawn}</p>
    </form>
  )
}

export const shown: Shown = {
  title: 'Lines',
  states: {
    lines: () => <Lines />,
    'lines, wrong': () => <Lines isWrong />,
    'lines, disabled': () => <Lines disabled />,
  },
}
