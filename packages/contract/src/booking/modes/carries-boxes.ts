import type { ModeCode } from '../../shared/modes.ts'
import { headFields } from '../form/form-fields.ts'
import { openForms } from './open-forms.ts'

/** Whether a mode carries containers; what it carries otherwise is never told by their size. */
export const carriesBoxes = (mode: ModeCode): boolean =>
  openForms[mode].some((name) => headFields.boxes.forms.includes(name))
