import { type BoxLine, boxFields } from '@landbridge/contract/booking/fields/box-lines'
import { useWatch } from 'react-hook-form'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { Select } from '../../platform/form/select-input.tsx'
import { RadioGroup } from '../../platform/form/tick-inputs.tsx'
import { useCodeLists } from '../../reference/index.ts'
import { useChoices } from '../fields/field-choices.ts'
import { lookOf } from '../fields/field-looks.ts'
import { codeClassesIn, presenceAt } from '../fields/field-spec.ts'
import { useFormScene } from '../state/form-scene.ts'

type Name = 'stuffingPlace' | 'containerDemand'

/** Requirements that all containers share: place of stuffing and condition. */
export function SharedBoxFields({ names }: { names: readonly Name[] }) {
  const { form, shownForm } = useFormScene()
  const boxes = useWatch({ control: form.control, name: 'boxes' }) ?? []
  const choicesOf = useChoices(useFormScene())
  const codesOf = useCodeLists(codeClassesIn([boxFields]))
  const usual = shownForm.form.serviceTerm?.startsWith('DOOR') ? 'FACTORY' : 'STATION'
  const changeAllBoxes = (name: Name) => (value: string | null | undefined) =>
    form.setValue(
      'boxes',
      boxes.map((box) => ({ ...box, [name]: value }) as BoxLine),
      { shouldDirty: true },
    )
  return names.map((name) => {
    const spec = boxFields[name]
    const path = `boxes.0.${name}` as const
    const frame = { form, name: path, need: presenceAt(path, shownForm).isNeeded, ...spanOf(path) }
    return spec.kind === 'select' ? (
      <FieldFrame key={name} {...frame} group>
        {(control) => (
          <RadioGroup
            {...control}
            value={control.value ?? usual}
            onChange={(value) => changeAllBoxes(name)(value ?? usual)}
            choices={choicesOf(spec)}
          />
        )}
      </FieldFrame>
    ) : (
      <FieldFrame key={name} {...frame}>
        {(control) => (
          <Select
            {...control}
            onChange={changeAllBoxes(name)}
            options={codesOf(boxFields.containerDemand.codeClass ?? '')}
          />
        )}
      </FieldFrame>
    )
  })
}

function spanOf(path: string) {
  const { span } = lookOf(path)
  return span === undefined ? {} : { span }
}
