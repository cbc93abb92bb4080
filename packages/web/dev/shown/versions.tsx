import { differencesOf } from '@landbridge/contract/shared/differences'
import { useForm } from 'react-hook-form'
import { ConflictPanel } from '../../src/platform/form/conflict-panel.tsx'
import { useFieldTexts } from '../../src/platform/form/field-words.ts'
import { FormFields } from '../../src/platform/form/form-fields.tsx'
import { RecordFrame } from '../../src/platform/form/record-frame.tsx'
import { useWord } from '../words.ts'
import type { Shown } from './shown.ts'

const base = { goods: 'Tea', packing: 'Cartons' }
const mine = { ...base, goods: 'Green tea, 420 cartons of 24 tins each, on 14 pallets wrapped in film' }
const theirs = { goods: 'Black tea', packing: 'Crates' }

/** The form of something that somebody else has changed meanwhile. */
function Overtaken() {
  const word = useWord()
  const form = useForm({ defaultValues: mine })
  const texts = useFieldTexts(form.control)
  const conflict = (
    <ConflictPanel differences={differencesOf({ base, mine, theirs })} texts={texts} onChoose={() => {}} />
  )
  return (
    <RecordFrame record={{ submit: () => {}, conflict, refusal: null }}>
      <FormFields
        form={form}
        span={12}
        fields={[
          { name: 'goods', label: word('Goods') },
          { name: 'packing', label: word('Packing') },
        ]}
      />
    </RecordFrame>
  )
}

export const shown: Shown = { title: 'Two versions of a form', states: { 'two versions': Overtaken } }
