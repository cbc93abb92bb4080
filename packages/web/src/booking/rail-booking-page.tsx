import { type RailBookingForm, railBookingForm } from '@landbridge/contract/booking/rail-booking'
import { Problem } from '@landbridge/contract/shared/problem'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { Field } from '../platform/form/field.tsx'
import { useContractForm } from '../platform/form/use-contract-form.ts'
import { useText } from '../platform/text.tsx'
import { useSubmitRailBooking } from './booking-api.ts'

const blank: RailBookingForm = {
  originCode: '',
  destinationCode: '',
  loadType: 'FCL',
  boxes: [{ containerType: '40HQ', boxQty: 1, boxOwner: 'C' }],
  readyDate: '',
  temperatureControlled: false,
}

export function RailBookingPage() {
  const text = useText()
  const go = useNavigate()
  const submit = useSubmitRailBooking()
  const form = useContractForm(railBookingForm, blank, submit.error)
  const book = (values: RailBookingForm) =>
    submit.mutate(values, { onSuccess: (booking) => go(paths.booking('railway', booking.id)) })
  return (
    <form onSubmit={form.handleSubmit(book)}>
      <Field form={form} name="originCode" />
      <Field form={form} name="destinationCode" />
      <Field form={form} name="readyDate" kind="date" />
      <Field form={form} name="temperatureControlled" kind="checkbox" />
      {submit.error instanceof Problem && !submit.error.fields && <p role="alert">{text(submit.error.code)}</p>}
      <button type="submit" disabled={submit.isPending}>
        {text('booking.submit')}
      </button>
    </form>
  )
}
