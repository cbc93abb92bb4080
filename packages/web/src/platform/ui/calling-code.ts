/** The country codes of two digits; besides them there are 1 and 7, and all others have three. No code begins with another. */
const twoDigits =
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  )

/** The country code that the digits of an international number begin with; nothing while they are too few to tell. */
export function callingCode(digits: string): string | undefined {
  if (/^[17]/.test(digits)) return digits.slice(0, 1)
  const two = digits.slice(0, 2)
  if (twoDigits.includes(two)) return two
  return digits.length >= 3 ? digits.slice(0, 3) : undefined
}
