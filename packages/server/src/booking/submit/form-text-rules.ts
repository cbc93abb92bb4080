import type { Warning } from '@landbridge/contract/booking/form/check-facts'

/** Every text of a form with the field that it stands in, as goods.0.goodsName. */
function textsByPath(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => textsByPath(member, path === '' ? name : `${path}.${name}`))
}

export const textsIn = (form: object): string[] => textsByPath(form).map(([, text]) => text)

/** Fields with signs that no paper can print: they would stand there as their numbers. */
export function unprintedWarnings(form: object, signs: readonly string[]): Warning[] {
  if (signs.length === 0) return []
  return textsByPath(form).flatMap(([path, text]) => {
    const found = signs.filter((sign) => text.includes(sign))
    return found.length > 0 ? [{ path, key: 'booking.sign-not-printed', values: { signs: found.join(' ') } }] : []
  })
}
