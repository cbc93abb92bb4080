import type { Control } from '../../platform/form/field-frame.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useText } from '../../platform/text.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import type { TariffFormProps } from './tariff-values.ts'

export function EmptyPlaceFields(props: TariffFormProps) {
  const text = useText()
  return (
    <>
      <EmptyPlaces {...props} name="pickUpPlaces" title={text('pricing.empty-pick-up')} />
      <EmptyPlaces {...props} name="returnPlaces" title={text('pricing.empty-return')} />
    </>
  )
}

type PlacesProps = TariffFormProps & { name: 'pickUpPlaces' | 'returnPlaces'; title: string }

function EmptyPlaces({ form, name, title }: PlacesProps) {
  const text = useText()
  return (
    <LinesEditor
      form={form}
      name={name}
      min={0}
      max={50}
      blank={() => ({ cityCode: '', extraCost: '0' })}
      columns={[
        {
          name: 'cityCode',
          title,
          need: true,
          widget: (control) => <CityCell {...(control as unknown as Control<string>)} />,
        },
        { name: 'extraCost', title: text('pricing.extra-cost'), kind: 'number', align: 'num', need: true, width: 160 },
      ]}
    />
  )
}

/** A city in a line, as a low field. */
const CityCell = ({ id, value, onChange, onBlur, invalid, describedBy }: Control<string>) => (
  <PlaceSelect
    id={id}
    value={value}
    onChange={onChange}
    onBlur={onBlur}
    invalid={invalid}
    describedBy={describedBy}
    mode="TRUCK"
    look="low"
  />
)
