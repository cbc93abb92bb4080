import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openPart } from '../../testing/page.tsx'
import { firstBrokenRule, isNeeded, rulesOf } from './field-rules.ts'
import { type FieldDescription, FormFields } from './form-fields.tsx'
import { useContractForm } from './use-contract-form.ts'

const schema = z.object({ seal: z.string().max(4, 'shared.not-understood'), from: z.string(), to: z.string() })
type Values = z.infer<typeof schema>
type Fields = readonly FieldDescription<Values>[]
const blank: Values = { seal: '', from: '', to: '' }

type Props = { fields: Fields; values?: Values | undefined; saved: (values: Values) => void }
type DrawnProps = Props & { form: UseFormReturn<Values> }

function Drawn({ form, fields, saved }: DrawnProps) {
  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(saved)}>
      <FormFields form={form} fields={fields} labelWidth={120} />
      <button type="submit">Save</button>
    </form>
  )
}
const OfSchema = (props: Props) => <Drawn {...props} form={useContractForm(schema, props.values ?? blank, null)} />
const OfRules = (props: Props) => <Drawn {...props} form={useForm({ defaultValues: props.values ?? blank })} />

/** Both kinds of form ask the fields' rules: one over a schema of the contract, and one that has nothing but the rules. */
const forms = { 'over a schema': OfSchema, 'of rules alone': OfRules }

async function show(Form: (props: Props) => ReturnType<typeof Drawn>, fields: Fields, values?: Values) {
  const saved = vi.fn()
  await openPart(<Form fields={fields} saved={(now) => saved(now)} values={values} />)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const reasons = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  return { saved, save, reasons, user: userEvent.setup() }
}

const seal = { name: 'seal', label: 'Seal' } as const
const sealed = (value: string) => (value.startsWith('SL') ? undefined : ('shared.not-understood' as const))

for (const [kind, Form] of Object.entries(forms)) {
  it(`asks the rules of a form ${kind} with the save: a text for what is empty, then each function of a list`, async () => {
    const later = async (value: string) => (value.length < 3 ? ('shared.unknown-name' as const) : undefined)
    const { saved, save, reasons, user } = await show(Form, [{ ...seal, rules: ['shared.needed', sealed, later] }])
    expect(reasons()).toEqual([])
    save()
    await waitFor(() => expect(reasons()).toEqual(['Fill this in']))
    await user.type(screen.getByLabelText('Seal'), 'X')
    save()
    await waitFor(() => expect(reasons()).toEqual(['The format is not right']))
    await user.clear(screen.getByLabelText('Seal'))
    await user.type(screen.getByLabelText('Seal'), 'SL')
    save()
    await waitFor(() => expect(reasons()).toHaveLength(1))
    await user.type(screen.getByLabelText('Seal'), '1')
    save()
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...blank, seal: 'SL1' }))
  })

  it(`speaks with each change in a form ${kind} where the rules do not wait, and holds no save back`, async () => {
    const { saved, save, reasons, user } = await show(Form, [{ ...seal, rules: sealed, validatesOnSave: false }])
    await user.type(screen.getByLabelText('Seal'), 'X')
    await waitFor(() => expect(reasons()).toEqual(['The format is not right']))
    await user.clear(screen.getByLabelText('Seal'))
    await user.type(screen.getByLabelText('Seal'), 'SL')
    await waitFor(() => expect(reasons()).toEqual([]))
    await user.type(screen.getByLabelText('Seal'), '{Backspace}')
    await waitFor(() => expect(reasons()).toHaveLength(1))
    save()
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...blank, seal: 'S' }))
  })

  it(`takes no start after the end in a form ${kind}, and no end before the start`, async () => {
    const days: Fields = [
      { name: 'from', label: 'From', kind: 'date', endName: 'to' },
      { name: 'to', label: 'To', kind: 'date', startName: 'from' },
    ]
    const { saved, save, reasons, user } = await show(Form, days, { ...blank, from: '2031-02-03', to: '2031-02-10' })
    const from = screen.getByLabelText('From')
    await user.click(from)
    expect((await screen.findByRole('button', { name: /11 February 2031/ })).ariaDisabled).toBe('true')
    await user.clear(from)
    await user.type(from, '2031-02-11{Enter}')
    save()
    await waitFor(() =>
      expect(reasons()).toEqual(['The start cannot be later than the end', 'The end cannot be earlier than the start']),
    )
    await user.clear(from)
    await user.type(from, '2031-02-10{Enter}')
    save()
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...blank, from: '2031-02-10', to: '2031-02-10' }))
  })
}

it('saves no day beyond the limits of its field, however it was typed', async () => {
  const days: Fields = [
    { name: 'from', label: 'From', kind: 'date', min: '2031-02-03', max: '2031-02-20' },
    { name: 'to', label: 'Departure', kind: 'dateRange', min: '2031-02-03', max: '2031-02-20' },
  ]
  const { saved, save, reasons, user } = await show(OfSchema, days, blank)
  const enter = async (label: string, words: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), `${words}{Enter}`)
  }
  await enter('From', '2031-02-02')
  expect(screen.getByRole('status').textContent).toContain('Too early')
  await enter('Departure', '2031-02-19 – 2031-02-21')
  save()
  await waitFor(() => expect(reasons().map((reason) => reason?.slice(0, 9))).toEqual(['Too early', 'Too late:']))
  expect(saved).not.toHaveBeenCalled()
  await enter('From', '2031-02-03')
  await enter('Departure', '2031-02-03 – 2031-02-20')
  save()
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...blank, from: '2031-02-03', to: '2031-02-03,2031-02-20' }))
})

it('saves no words that are no day, not even where the day may stay empty, and keeps them to be mended', async () => {
  const days: Fields = [
    { name: 'from', label: 'From', kind: 'date' },
    { name: 'to', label: 'Departure', kind: 'dateRange' },
  ]
  const { saved, save, reasons, user } = await show(OfSchema, days, { ...blank, from: '2031-02-03' })
  const enter = async (label: string, words: string) => {
    await user.clear(screen.getByLabelText(label))
    if (words) await user.type(screen.getByLabelText(label), words)
    await user.tab()
  }
  await enter('From', '30.02.2031')
  await enter('Departure', 'next week')
  save()
  await waitFor(() =>
    expect(reasons().map((reason) => reason?.slice(0, 18))).toEqual(Array(2).fill('This is not a date')),
  )
  expect(saved).not.toHaveBeenCalled()
  expect(screen.getByLabelText('From')).toHaveProperty('value', '30.02.2031')
  expect(screen.getByLabelText('Departure')).toHaveProperty('value', 'next week')
  await user.click(screen.getByLabelText('From'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await enter('From', '')
  await enter('Departure', '2031-02-04')
  save()
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...blank, from: '', to: '2031-02-04,2031-02-04' }))
})

it('says what the schema says before what a rule says', async () => {
  const { save, reasons } = await show(OfSchema, [{ ...seal, rules: () => 'shared.unknown-name' }], {
    ...blank,
    seal: 'SL123',
  })
  save()
  await waitFor(() => expect(reasons()).toEqual(['The format is not right']))
})

it('stars what is needed, says its own words for it, and keeps only the room for a star', async () => {
  const { save, saved, reasons } = await show(OfSchema, [
    { ...seal, need: 'shared.needed' },
    { name: 'from', label: 'From', need: true },
    { name: 'to', label: 'To', need: 'space' },
  ])
  const looks = ['Seal', 'From', 'To'].map((label) => screen.getByText(label).className)
  expect(looks).toEqual(['need', 'need', 'need space'])
  const isRequired = ['Seal', 'From', 'To'].map((label) => screen.getByLabelText(label).ariaRequired)
  expect(isRequired).toEqual(['true', 'true', null])
  save()
  await waitFor(() => expect(reasons()).toEqual(['Fill this in']))
  expect(saved).not.toHaveBeenCalled()
})

it('draws a described field six of 24 columns wide beside a label of the width that the form has', async () => {
  await show(OfSchema, [seal, { name: 'from', label: 'From', span: 24, labelWidth: 100 }])
  const styles = ['seal', 'from'].map((name) => document.querySelector(`[data-field=${name}]`)?.getAttribute('style'))
  expect(styles).toEqual(['--span: 6; --label: 120px;', '--span: 24; --label: 100px;'])
})

it('asks first whether anything stands there where it is needed, and then the rules in their order', async () => {
  const short = (value: string) => (value.length > 3 ? ('shared.not-understood' as const) : undefined)
  const rules = rulesOf<string, object>('shared.needed', [short, 'shared.unknown-name'])
  expect(await firstBrokenRule(rules, ' ', {})).toBe('shared.needed')
  expect(await firstBrokenRule(rules, 'four', {})).toBe('shared.not-understood')
  expect(await firstBrokenRule(rules, 'abc', {})).toBeUndefined()
  expect(await firstBrokenRule(rulesOf<unknown, object>('shared.needed', undefined), [], {})).toBe('shared.needed')
  expect(await firstBrokenRule(rulesOf<unknown, object>(true, []), null, {})).toBeUndefined()
})

it('stars what is needed, and no room that is kept for a star', () => {
  expect([true, 'shared.needed', false, undefined, 'space'].map((need) => isNeeded(need as boolean))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
