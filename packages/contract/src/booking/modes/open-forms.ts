import { type ModeCode, modeCodes, modes } from '../../shared/modes.ts'
import { type FormName, formsNamed } from '../form/form-names.ts'

/**
 * The forms that can be booked today; the others are stated in the catalogue and wait for their mode. Whoever must not wait for
 * the schemas of the forms, such as the browser's table of addresses, reads it as well.
 */
export const openForms: Readonly<Record<ModeCode, readonly FormName[]>> = {
  R: formsNamed('R.FCL'),
  T: formsNamed('T.*'),
  S: formsNamed('S.*'),
  A: formsNamed('A'),
  M: [],
}

/** The modes of which at least one form can be booked today. */
export const openModes = modeCodes.filter((code) => openForms[code].length > 0)

/** The mode that is meant where nothing names one. */
export const firstOpenMode: ModeCode = openModes[0] ?? modes.railway.code

/** Whether a load type stands among forms; one that goes without load types, as air's does, takes any. */
export const isLoadTypeAmong = (forms: readonly FormName[], loadType: string): boolean =>
  forms.some((name) => {
    const [, own] = name.split('.')
    return own === undefined || own === loadType
  })

/** Whether a load type of a mode can be booked today. */
export const isLoadTypeOpen = (mode: ModeCode, loadType: string): boolean => isLoadTypeAmong(openForms[mode], loadType)
