import { type ModeCode, modeCodes, modes } from '../../shared/modes.ts'
import { type FormName, formsNamed } from '../fields/form-names.ts'

/** The forms that can be booked today, apart from their schemas, so that the browser's table of addresses need not wait for those. */
export const openForms: Readonly<Record<ModeCode, readonly FormName[]>> = {
  R: formsNamed('R.FCL'),
  T: formsNamed('T.*'),
  S: formsNamed('S.*'),
  A: formsNamed('A'),
  M: [],
}

export const openModes = modeCodes.filter((code) => openForms[code].length > 0)

export const firstOpenMode: ModeCode = openModes[0] ?? modes.railway.code

/** One form that goes without load types, as air's does, takes any. */
export const isLoadTypeAmong = (forms: readonly FormName[], loadType: string): boolean =>
  forms.some((name) => {
    const [, formLoad] = name.split('.')
    return formLoad === undefined || formLoad === loadType
  })

export const isLoadTypeOpen = (mode: ModeCode, loadType: string): boolean => isLoadTypeAmong(openForms[mode], loadType)
