import { rows, type TypedFields } from '../../shared/fields/typed-fields.ts'
import { choiceField, codeField, idField, momentField, textField } from '../../shared/fields/typed-values.ts'
import { customsLabels } from '../job-labels.ts'
import type { JobFields } from './job-field.ts'
import { ownHeadFields } from './own-head-fields.ts'

const viaColumns = {
  placeCode: { ...codeField, kind: 'place', need: 'always', nameIn: 'placeName' },
  plannedAt: { ...momentField },
} as const satisfies TypedFields

// biome-ignore format: a table
const supplierFields = {
  supplierCode: { ...textField(35), words: 'workorder.carrier', keptAs: 'column', shownIn: 'desk' },
  supplierRef:  { ...textField(35), words: 'workorder.carrier-ref', keptAs: 'column', shownIn: 'own' },
  masterBillNo: { ...textField(35), words: 'workorder.master-bill', wordsIn: { A: 'workorder.mawb' }, keptAs: 'column', shownIn: 'own' },
} as const satisfies JobFields

// biome-ignore format: a table
const handlingFields = {
  operatorId: { ...idField, shown: textField(36).shown, kind: 'select', words: 'workorder.operator', need: 'kept', keptAs: 'column', shownIn: 'desk' },
  etd:        { ...momentField, words: 'workorder.planned-departure', need: 'always', keptAs: 'column', shownIn: 'own' },
  eta:        { ...momentField, words: 'workorder.planned-arrival', need: 'always', keptAs: 'column', shownIn: 'own' },
  viaPlaces:  { ...rows(viaColumns, 10), words: 'workorder.via', need: 'kept', keptAs: 'fact', start: [], shownIn: 'own' },
} as const satisfies JobFields

// biome-ignore format: a table
export const customsFields = {
  exportCustomsState: { ...choiceField(customsLabels), words: 'workorder.export-customs', need: 'kept', keptAs: 'fact', shownIn: 'own' },
  importCustomsState: { ...choiceField(customsLabels), words: 'workorder.import-customs', need: 'kept', keptAs: 'fact', shownIn: 'own' },
  declarationNo:      { ...textField(35), words: 'workorder.declaration-no', keptAs: 'fact', shownIn: 'facts' },
  customsReleasedAt:  { ...momentField, words: 'workorder.customs-released-at', keptAs: 'fact', shownIn: 'facts' },
  mrnNo:              { ...textField(35), words: 'workorder.mrn-no', keptAs: 'fact', shownIn: 'facts' },
} as const satisfies JobFields

// biome-ignore format: a table
export const remarkFields = {
  remark:         { ...textField(1000), kind: 'textarea', words: 'workorder.remark-customer', keptAs: 'column', shownIn: 'own' },
  internalRemark: { ...textField(1000), kind: 'textarea', words: 'workorder.remark-internal', keptAs: 'column', shownIn: 'desk' },
} as const satisfies JobFields

/** The head of a job, in the order of the desk's form: one superset, of which a mode has a part. */
export const headFields = {
  ...supplierFields,
  ...ownHeadFields,
  ...handlingFields,
  ...customsFields,
  ...remarkFields,
} as const
export type HeadFieldName = keyof typeof headFields
