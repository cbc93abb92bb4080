import { plainText } from '@landbridge/contract/shared/reading/plain-text'
import { cleanPhone } from '@landbridge/contract/shared/reading/printed-numbers'
import { useId, useRef, useState } from 'react'
import { loadPart } from '../load-part.ts'
import { useLanguage, useText } from '../text.tsx'
import { fitting } from '../ui/option.tsx'
import { alone } from './alone.ts'
import type { Control } from './field-frame.tsx'
import { Select } from './select-input.tsx'

type PhoneProps = Control<string | null | undefined> & {
  placeholder?: string
  /** True where an extension may be entered, as +862988880000-805; a present one is kept in any field. */
  hasExtension?: boolean
}

const standardCode = '86'

/** A telephone as +CCNNN, entered as country code and number; one without a country stays as written. */
export function PhoneNumber(props: PhoneProps) {
  const { id, value, onChange, onBlur, hasExtension = false, placeholder, ...rest } = props
  const text = useText()
  const { code, number, extension, typed, type, change, pick, enter, leave } = usePhone({
    value,
    onChange,
    hasExtension,
  })
  const shared = {
    className: 'input',
    type: 'tel',
    'aria-invalid': rest.invalid || undefined,
    'aria-describedby': rest.describedBy,
    disabled: rest.disabled,
  }
  return (
    <div className={hasExtension ? 'pair phone extended' : 'pair phone'}>
      <CodeSelect code={code} disabled={rest.disabled} onPick={pick} />
      <input
        {...shared}
        id={id}
        aria-label={text('shared.phone-number')}
        aria-required={rest.need || undefined}
        autoComplete="tel-national"
        placeholder={placeholder}
        value={typed ?? number}
        onFocus={enter}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          leave()
          onBlur()
        }}
      />
      {hasExtension && (
        <input
          {...shared}
          aria-label={text('shared.extension')}
          placeholder={text('shared.extension')}
          autoComplete="tel-extension"
          maxLength={6}
          value={extension}
          onChange={(event) => change({ extension: event.target.value.replaceAll(/\D/g, '') })}
          onBlur={onBlur}
        />
      )}
    </div>
  )
}

/** National numbering plans, loaded with the first entered number. */
let reading: typeof import('../live/phone-reading.ts') | undefined
const loadReading = async () => {
  reading = await loadPart(() => import('../live/phone-reading.ts'))
}

type PhoneControl = Pick<PhoneProps, 'value' | 'onChange' | 'hasExtension'>

function usePhone({ value, onChange, hasExtension = false }: PhoneControl) {
  const [picked, setPicked] = useState<string>()
  const [typed, setTyped] = useState<string>()
  /** The last typed text with its number, since another country may read it otherwise. */
  const entered = useRef<{ words: string; kept: string }>(undefined)
  const { code, number, extension } = phoneParts(value ?? '', { picked, hasExtension })
  const keep = (words: string, phone: string) => {
    entered.current = { words, kept: phone }
    onChange(phone)
  }
  const change = (parts: Partial<PhoneParts>) => onChange(phoneOf({ code, number, extension, ...parts }, hasExtension))
  const read = (typedWords: string, of = code) => {
    const [, words = typedWords, inside = extension] = /^(.+) ext\. (\d{1,6})$/.exec(cleanPhone(typedWords)) ?? []
    // An emptied number leaves its country chosen for the next one.
    if (words.trim() === '' && of) setPicked(of)
    const [, international] = /^(?:\+|00)(.*)$/.exec(plainText(words).trim()) ?? []
    if (international === undefined)
      return keep(typedWords, phoneOf({ code: of, number: words, extension: inside }, hasExtension))
    // The number brings its own country with it.
    setPicked(undefined)
    keep(typedWords, internationalOf(international, inside, hasExtension))
  }
  const latest = useRef({ value, read })
  latest.current = { value, read }
  const reread = () => {
    const { words, kept } = entered.current ?? {}
    if (words !== undefined && kept === latest.current.value) latest.current.read(words)
  }
  return {
    code,
    number,
    extension,
    typed,
    change,
    type: (words: string) => {
      setTyped(words)
      read(words)
    },
    pick: (next: string) => {
      setPicked(next)
      const isAsTyped = entered.current?.kept === (value ?? '') && !/^\s*(\+|00)/.test(entered.current.words)
      if (isAsTyped) read(entered.current?.words ?? '', next)
      else change({ code: next })
    },
    // Without it the number stays as it was typed.
    enter: () => reading ?? void loadReading().then(reread, () => undefined),
    leave: () => setTyped(undefined),
  }
}

type CodeProps = { code: string; disabled: boolean | undefined; onPick: (code: string) => void }

function CodeSelect({ code, disabled, onPick }: CodeProps) {
  const text = useText()
  const codeId = useId()
  const language = useLanguage()
  const find = async (keyword: string) => {
    const { countryCodes } = await loadPart(() => import('../live/country-codes.ts'))
    return fitting(countryCodes(language), keyword.replace(/^\+/, ''))
  }
  return (
    <Select
      {...alone}
      id={codeId}
      label={text('shared.country-code')}
      value={code}
      onChange={(next) => next && onPick(next)}
      disabled={disabled}
      options={find}
      delayMs={0}
      clearable={false}
      chosenAs={(one) => `+${one}`}
    />
  )
}

type PhoneParts = { code: string; number: string; extension: string }

/** Country code, national number and extension, with the picked country while the number fits it. */
export function phoneParts(
  phone: string,
  { picked, hasExtension = false }: { picked?: string | undefined; hasExtension?: boolean } = {},
): PhoneParts {
  const inside = /^(.+) ext\. (\d{1,6})$/.exec(phone) ?? (hasExtension ? /^(\+\d+)-(\d{1,6})$/.exec(phone) : undefined)
  const [, main = phone, extension = ''] = inside ?? []
  if (main === '') return { code: picked ?? standardCode, number: '', extension }
  if (!main.startsWith('+')) return { code: '', number: main, extension }
  const digits = main.slice(1).replaceAll(/\D/g, '')
  const code = (picked && digits.startsWith(picked) ? picked : callingCode(digits)) ?? digits
  return { code, number: digits.slice(code.length), extension }
}

const subscriberOf = (code: string, digits: string) => reading?.nationalNumber(code, digits) ?? digits

function phoneOf({ code, number, extension }: PhoneParts, hasExtension: boolean): string {
  if (code === '') return withExtension(number.trim(), extension, hasExtension)
  const digits = subscriberOf(code, plainText(number).replaceAll(/\D/g, ''))
  return withExtension(digits && `+${code}${digits}`, extension, hasExtension)
}

/** Joins an extension by a dash in a field of its own, else in the words of the dialling standard. */
const withExtension = (phone: string, extension: string, hasExtension: boolean): string =>
  phone && `${phone}${extension && `${hasExtension ? '-' : ' ext. '}${extension}`}`

function internationalOf(typed: string, extension: string, hasExtension: boolean): string {
  const digits = typed.replaceAll(/\D/g, '')
  const code = callingCode(digits) ?? digits
  return withExtension(digits && `+${code}${subscriberOf(code, digits.slice(code.length))}`, extension, hasExtension)
}

/** Country codes of two digits; 1 and 7 have one and all others three, so that none begins with another. */
const twoDigits =
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  )

/** The country code at the start of an international number, undefined for too few digits. */
export function callingCode(digits: string): string | undefined {
  if (/^[17]/.test(digits)) return digits.slice(0, 1)
  const two = digits.slice(0, 2)
  if (twoDigits.includes(two)) return two
  return digits.length >= 3 ? digits.slice(0, 3) : undefined
}
