import { spaceSizes } from '@landbridge/contract/pricing/box'
import { cutoffNames, type DepartureCutoffKind } from '@landbridge/contract/pricing/departure'
import type { DepartureForm } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { sellsSpace } from '@landbridge/contract/shared/modes'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Card, Note } from '../../platform/ui/parts.tsx'
import { CarrierSelect, placeCalls } from '../../reference/index.ts'
import { CrossingSelect, EndSelect } from '../desk/lane-selects.tsx'
import { deskWordsOf } from '../desk/modes/desk-words.ts'
import { useDepartingFacts, usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { WaySelect } from '../desk/way-select.tsx'
import { priceWordsOf } from '../modes/price-words.ts'
import { usePricingFacts, usePricingMode } from '../modes/pricing-modes.ts'

type FieldsProps = { form: UseFormReturn<DepartureForm>; disabled: boolean; booked: number }

export function DepartureFields(props: FieldsProps) {
  const text = useText()
  const hasSpace = sellsSpace(useDepartingFacts().code)
  return (
    <>
      <Card title={text('pricing.running')}>
        <RunFields {...props} />
      </Card>
      <Card title={text('pricing.cut-offs')}>
        <CutOffFields {...props} />
      </Card>
      {hasSpace && (
        <Card title={text('pricing.space')}>
          <SpaceFields {...props} />
        </Card>
      )}
    </>
  )
}

function RunFields({ form, disabled }: FieldsProps) {
  const text = useText()
  const { crossesBorders, picksCarrier, carriers } = usePricingFacts()
  const words = priceWordsOf(usePricingMode())
  const { number } = deskWordsOf(usePricingMode())
  const { RunFields: OwnRunFields } = usePricingDeskMode()
  const [originCode, destinationCode] = form.watch(['originCode', 'destinationCode'])
  const place = (name: 'originCode' | 'destinationCode') => (
    <FieldFrame form={form} name={name} need span={8} disabled={disabled}>
      {(control) => <EndSelect {...control} end={name === 'originCode' ? 'origin' : 'destination'} />}
    </FieldFrame>
  )
  return (
    <div className="form">
      <Field
        form={form}
        name="departureNo"
        {...(number && { label: text(number) })}
        need
        span={8}
        maxLength={30}
        disabled={disabled}
      />
      {place('originCode')}
      {place('destinationCode')}
      {crossesBorders && (
        <FieldFrame form={form} name="entryPortCode" span={8} disabled={disabled}>
          {(control) => <CrossingSelect {...control} within={{ originCode, destinationCode }} />}
        </FieldFrame>
      )}
      <TimeAtEnd form={form} disabled={disabled} name="etd" end="originCode" />
      <TimeAtEnd form={form} disabled={disabled} name="eta" end="destinationCode" />
      {picksCarrier ? (
        <>
          <FieldFrame form={form} name="carrierCode" label={text(words.carrier)} need span={8} disabled={disabled}>
            {(control) => <CarrierSelect {...control} type={carriers} />}
          </FieldFrame>
          {OwnRunFields && <OwnRunFields form={form} disabled={disabled} />}
          <FieldFrame form={form} name="viaCodes" span={8} disabled={disabled}>
            {(control) => <WaySelect {...control} />}
          </FieldFrame>
        </>
      ) : (
        <Field form={form} name="operator" span={8} maxLength={60} disabled={disabled} />
      )}
    </div>
  )
}

function CutOffFields({ form, disabled }: FieldsProps) {
  const { papersCutoff } = priceWordsOf(usePricingMode())
  return (
    <div className="form">
      {usePricingDeskMode().cutoffs.map(({ kind, isNeeded }) => (
        <TimeAtEnd
          key={kind}
          form={form}
          disabled={disabled}
          name={cutoffNames[kind]}
          need={isNeeded}
          label={kind === 'SI' ? papersCutoff : undefined}
          end="originCode"
        />
      ))}
    </div>
  )
}

type TimeAtEndProps = Pick<FieldsProps, 'form' | 'disabled'> & {
  name: 'etd' | 'eta' | (typeof cutoffNames)[DepartureCutoffKind]
  need?: boolean
  label?: TextKey | undefined
  end: 'originCode' | 'destinationCode'
}

/** A place's zone, Shanghai's until known. */
function usePlaceZone(code: string): string {
  const { placeMode } = useDepartingFacts()
  const found = useQuery({
    queryKey: ['place-clock', placeMode, code],
    queryFn: ({ signal }) => placeCalls[placeMode](code, signal),
    enabled: code !== '',
    staleTime: dayMs,
  })
  return found.data?.find((place) => place.code === code)?.timeZone ?? businessZone
}

function TimeAtEnd({ form, disabled, name, need = true, label, end: endField }: TimeAtEndProps) {
  const code = useWatch({ control: form.control, name: endField })
  const zone = usePlaceZone(code)
  const text = useText()
  return (
    <Field
      form={form}
      name={name}
      {...(label && { label: text(label) })}
      kind="moment"
      zone={zone}
      need={need}
      span={8}
      disabled={disabled}
    />
  )
}

const needed = { need: true, width: 160 } as const
const count = { kind: 'number', integer: true, align: 'num', ...needed } as const

function SpaceFields({ form, disabled, booked }: FieldsProps) {
  const text = useText()
  const sizes = spaceSizes.map((size) => ({ value: size, label: size }))
  return (
    <>
      {booked > 0 && (
        <div className="pad">
          <Note tone="info" icon="info">
            {text('pricing.booked-note', { count: booked })}
          </Note>
        </div>
      )}
      <LinesEditor
        form={form}
        name="spaces"
        min={0}
        max={spaceSizes.length}
        disabled={disabled}
        blank={() => ({ containerType: '40HQ' as const, total: 0, surplus: 0 })}
        columns={[
          { name: 'containerType', title: text('pricing.size'), kind: 'select', options: sizes, ...needed },
          { name: 'total', title: text('pricing.space-total'), ...count },
          { name: 'surplus', title: text('pricing.space-left'), ...count },
        ]}
      />
      <div className="form">
        <Field
          form={form}
          name="slotsTotal"
          kind="number"
          integer
          span={8}
          disabled={disabled}
          help={text('pricing.slots-hint')}
        />
        <Field form={form} name="slotsLeft" kind="number" integer span={8} disabled={disabled} />
      </div>
    </>
  )
}
