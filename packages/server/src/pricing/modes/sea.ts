import { modes } from '@landbridge/contract/shared/modes'
import { pricedByBox } from './by-box.ts'

export const sea = pricedByBox(modes.sea)
