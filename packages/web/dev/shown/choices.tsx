import { useState } from 'react'
import { Cascader } from '../../src/platform/form/cascader.tsx'
import { Select } from '../../src/platform/form/select-input.tsx'
import { SuggestInput } from '../../src/platform/form/suggest-input.tsx'
import { JoinedTags } from '../../src/platform/form/tag-input.tsx'
import { RadioGroup } from '../../src/platform/form/tick-inputs.tsx'
import type { Option } from '../../src/platform/ui/option.tsx'
import { Named, plain } from '../named.tsx'
import type { Shown } from './shown.ts'

const places: readonly Option[] = [
  { value: 'CNXIA', label: "Xi'an", subLabel: 'CNXIA', group: 'North-west' },
  { value: 'CNLZH', label: 'Lanzhou', subLabel: 'CNLZH', group: 'North-west' },
  { value: 'CNCTU', label: 'Chengdu', subLabel: 'CNCTU', group: 'South-west' },
  { value: 'CNCQI', label: '重庆', subLabel: 'CNCQI', group: 'South-west' },
  { value: 'PLMAL', label: 'Małaszewicze', subLabel: 'PLMAL', group: 'Europe', disabled: true },
  { value: 'DEHAM', label: 'Hamburg', subLabel: 'DEHAM', group: 'Europe' },
]
const owners = [
  { value: 'C', label: 'COC' },
  { value: 'S', label: 'SOC' },
  { value: 'T', label: 'Tank of the shipper' },
]
const many: readonly Option[] = Array.from({ length: 9_999 }, (_, at) => ({
  value: String(at + 1),
  label: `Station ${at + 1}`,
  subLabel: `S${at + 1}`,
}))
const find = async (keyword: string): Promise<readonly Option[]> => {
  await new Promise((done) => setTimeout(done, 300))
  if (keyword === 'fail') throw new Error('down')
  return places.filter(({ label }) => label.toLowerCase().includes(keyword.toLowerCase()))
}
const tree = ['Chemicals', 'Machines', 'Food'].map((branch) => ({
  value: branch,
  label: branch,
  children: ['raw', 'packed', 'cooled', 'other'].map((leaf) => ({
    value: `${branch}-${leaf}`,
    label: `${branch}, ${leaf}`,
  })),
}))

type Text = string | null | undefined

function Chosen({ of = '', ...more }: { of?: string } & Partial<Parameters<typeof Select>[0]>) {
  const [value, setValue] = useState<Text>(of)
  return (
    <Named name="Origin" value={value}>
      {(id) => <Select {...plain} options={places} {...more} id={id} value={value} onChange={setValue} />}
    </Named>
  )
}

function Suggested() {
  const [value, setValue] = useState<Text>('')
  return (
    <Named name="Packing" value={value}>
      {(id) => <SuggestInput {...plain} id={id} options={places} value={value} onChange={setValue} />}
    </Named>
  )
}

function Branched(more: { invalid?: boolean; disabled?: boolean }) {
  const [value, setValue] = useState<Text>('')
  return (
    <Named name="Category" value={value}>
      {(id) => <Cascader {...plain} {...more} id={id} tree={tree} value={value} onChange={setValue} />}
    </Named>
  )
}

function Tagged(more: Partial<Parameters<typeof JoinedTags>[0]>) {
  const [value, setValue] = useState<Text>('SL1,SL2')
  return (
    <Named name="Seals" value={value}>
      {(id) => <JoinedTags {...plain} {...more} id={id} value={value} onChange={setValue} />}
    </Named>
  )
}

function OneOfThree() {
  const [value, setValue] = useState<Text>('C')
  return (
    <Named name="Owner" value={value}>
      {(id) => <RadioGroup {...plain} id={id} choices={owners} value={value} onChange={setValue} />}
    </Named>
  )
}

export const shown: Shown = {
  title: 'Choices',
  states: {
    select: () => <Chosen />,
    'select, chosen': () => <Chosen of="DEHAM" />,
    'select of three': () => <Chosen options={owners} of="C" clearable={false} />,
    'select, wrong': () => <Chosen invalid />,
    'select, disabled': () => <Chosen of="DEHAM" disabled />,
    'select of 9999': () => <Chosen options={many} />,
    'remote select': () => <Chosen options={find} delayMs={100} />,
    suggestions: () => <Suggested />,
    cascader: () => <Branched />,
    'cascader, wrong': () => <Branched invalid />,
    'cascader, disabled': () => <Branched disabled />,
    tags: () => <Tagged />,
    'tags, wrong': () => <Tagged invalid />,
    'tags, disabled': () => <Tagged disabled />,
    'tags with suggestions': () => <Tagged load={places} />,
    'one of three': () => <OneOfThree />,
  },
}
