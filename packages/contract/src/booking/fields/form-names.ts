import type { ModeCode } from '../../shared/modes.ts'

/** Every form that a booking can have: a mode's letter and a load type; air has one form for all. */
export const formNames = [
  'R.FCL',
  'R.LCL',
  'R.WAG',
  'R.CFS',
  'R.BULK',
  'T.FTL',
  'T.LTL',
  'S.FCL',
  'S.LCL',
  'A',
  'M.FCL',
  'M.LCL',
  'M.BULK',
] as const
export type FormName = (typeof formNames)[number]

export const everyForm = '*'
/** The forms whose cargo may go in containers of its own. */
export const boxedForms = 'R.FCL R.CFS R.BULK S.FCL M.FCL'

/** The forms whose cargo is counted in packages; loose bulk is not. */
export const countedForms = 'R.FCL R.LCL R.WAG R.BULK T.* S.* A M.*'

export const modeOfForm = (name: FormName) => name.charAt(0) as ModeCode

export const hasLoadTypes = (mode: ModeCode): boolean => formNames.some((name) => name.startsWith(`${mode}.`))

/** The forms that a list such as `R.* S.FCL` names, in their order; a name that is no form stops the start. */
export function formsNamed(list: string): readonly FormName[] {
  const patterns = list.split(' ').map((pattern) => {
    const names = formNames.filter(
      (name) =>
        pattern === everyForm || name === pattern || (pattern.endsWith('.*') && name.startsWith(pattern.slice(0, 2))),
    )
    if (names.length === 0) throw new Error(`No form is called ${pattern}.`)
    return names
  })
  return formNames.filter((name) => patterns.some((names) => names.includes(name)))
}

export const doorToDoorForms = formsNamed('T.*')
