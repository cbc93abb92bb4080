import { modes } from '@landbridge/contract/shared/modes'
import { pricedByBox } from './by-box.ts'

/** Sea is priced by the line's box, or in a shared container by the revenue ton; ports charge at both ends. */
export const sea = pricedByBox(modes.sea)
