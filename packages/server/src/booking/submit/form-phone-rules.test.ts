import { describe, expect, it } from 'vitest'
import { dialledForm, dialledPhone } from './form-phone-rules.ts'

describe('a telephone of a booking', () => {
  it.each([
    ['87022111111', 'KZ', '+77022111111'],
    ['8 (702) 211-11-11', 'KZ', '+77022111111'],
    ['13991002231', 'CN', '+8613991002231'],
    ['029-87654321', 'CN', '+862987654321'],
    ['029-87654321 ext. 12', 'CN', '+862987654321 ext. 12'],
    ['+86(0)29 8765 4321', null, '+862987654321'],
    ['0086 139 9100 2231', null, '+8613991002231'],
    ['+49 40 123456', null, '+4940123456'],
  ])('is kept as everybody dials it: %s', (typed, country, kept) => {
    expect(dialledPhone(typed, country, [])).toEqual({ dialled: kept })
  })

  it('is of the only country on the way that has such a number', () => {
    expect(dialledPhone('87022111111', undefined, ['US', 'KZ'])).toEqual({ dialled: '+77022111111' })
    expect(dialledPhone('13991002231', 'KZ', ['CN', 'KZ'])).toEqual({ dialled: '+8613991002231' })
  })

  it('is asked about where it may be of several countries or of none', () => {
    expect(dialledPhone('9162345678', undefined, ['RU', 'US'])).toEqual({ reason: 'booking.phone-country' })
    expect(dialledPhone('12', 'CN', ['KZ'])).toEqual({ reason: 'booking.phone-country' })
    expect(dialledPhone('+999', 'CN', [])).toEqual({ reason: 'booking.phone-wrong' })
  })

  it('is read wherever the form asks for one', () => {
    const { form, wrong } = dialledForm(
      {
        contactPhone: '13991002231',
        parties: [
          { partyType: 'SHP', contactPhone: '029-87654321' },
          { partyType: 'CNE', countryCd: 'DE', contactPhone: '040 123456' },
          { partyType: 'NFY', contactPhone: '12' },
        ],
      },
      { ofLine: (_, line) => (line as { countryCd?: string }).countryCd, others: ['CN'] },
    )
    expect(form.contactPhone).toBe('+8613991002231')
    expect(form.parties?.map(({ contactPhone }) => contactPhone)).toEqual(['+862987654321', '+4940123456', '12'])
    expect(wrong).toEqual({ 'parties.2.contactPhone': 'booking.phone-country' })
  })
})
