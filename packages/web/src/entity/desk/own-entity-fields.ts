import type { OwnEntityForm } from '@landbridge/contract/entity/own-entity'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldDescription } from '../../platform/form/form-fields.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useCountries } from '../../reference/index.ts'

type Fields = readonly FieldDescription<OwnEntityForm>[]
type Name = FieldDescription<OwnEntityForm>['name']

const words = (text: ReturnType<typeof useText>) => (name: Name, label: TextKey, maxLength: number) => ({
  name,
  label: text(label),
  maxLength,
})

export function useNameFields(): Fields {
  const text = useText()
  const countries = useCountries()
  const field = words(text)
  const lines = { kind: 'textarea', rows: 2 } as const
  return [
    { ...field('entityCode', 'entity.code', 12), need: true },
    { ...field('legalNameEng', 'entity.name-eng', 120), need: true },
    field('legalNameChs', 'entity.name-chs', 120),
    field('legalNameRus', 'entity.name-rus', 160),
    { ...field('addressEng', 'entity.address-eng', 250), ...lines },
    { ...field('addressChs', 'entity.address-chs', 250), ...lines },
    { name: 'entityCountry', kind: 'select', label: text('entity.country'), options: countries },
    field('entityPhone', 'entity.phone', 40),
    field('entityEmail', 'entity.email', 100),
  ]
}

export function useNumberFields(): Fields {
  const field = words(useText())
  return [
    field('taxNo', 'entity.tax-no', 40),
    field('registrationNo', 'entity.registration-no', 40),
    field('customsCode', 'entity.customs-code', 30),
    field('nvoccFiling', 'entity.nvocc-filing', 40),
    field('fmcNumber', 'entity.fmc', 9),
    field('scac', 'entity.scac', 4),
    field('iataCode', 'entity.iata', 16),
    field('carrierAccountNo', 'entity.carrier-account', 30),
  ]
}

/** The quality in which it signs bills, with the principal of an agent. */
export function useBillFields(form: UseFormReturn<OwnEntityForm>): Fields {
  const text = useText()
  const choices = [
    { value: 'carrier', label: text('entity.bills-carrier') },
    { value: 'agent', label: text('entity.bills-agent') },
  ]
  const isAgent = form.watch('billIssuer') === 'agent'
  return [
    { name: 'billIssuer', kind: 'radio', label: text('entity.bills'), choices, span: 24 },
    ...(isAgent
      ? [{ name: 'nvoccName', label: text('entity.nvocc-name'), maxLength: 120, need: true, span: 24 } as const]
      : []),
  ]
}

export function useLookFields(): Fields {
  const text = useText()
  return [
    { name: 'mainColour', label: text('entity.main-colour'), placeholder: '#0b5cab', maxLength: 7 },
    { name: 'accentColour', label: text('entity.accent-colour'), placeholder: '#f5a623', maxLength: 7 },
  ]
}

export function useStateFields(): Fields {
  const text = useText()
  return [
    { name: 'isDefault', kind: 'checkbox', label: text('entity.default') },
    { name: 'active', kind: 'checkbox', label: text('entity.active') },
  ]
}
