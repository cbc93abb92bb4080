import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import { type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { CatalogueField } from '../fields/catalogue-field.tsx'
import { inScreenOrder } from '../fields/field-looks.ts'
import { presenceAt } from '../fields/field-spec.ts'
import { fieldWidgets } from '../fields/field-widgets.tsx'
import { MoreFields } from '../fields/form-parts.tsx'
import { useFormScene } from '../state/form-scene.ts'
import type { BlockProps } from '../state/form-state.ts'

const isFolded = (name: HeadName) => headFields[name].block === 'later' || 'isLater' in headFields[name]

/** Plain fields, of which the seldom used ones are folded. */
export function PlainBlock({ names }: BlockProps) {
  const { shownForm, stage } = useFormScene()
  const drawn = inScreenOrder(names).filter((name) => fieldWidgets[headFields[name].kind] && !isEnd(name))
  // What is filled in for its papers is asked for now.
  const folds = (name: HeadName) => stage === undefined && isFolded(name)
  const folded = drawn.filter((name) => folds(name) && presenceAt(name, shownForm).isPresent)
  const isFilled = folded.some((name) => {
    const { start } = headFields[name] as { start?: unknown }
    return !isBlank(shownForm.form[name]) && shownForm.form[name] !== start
  })
  return (
    <>
      {drawn
        .filter((name) => !folds(name))
        .map((name) => (
          <CatalogueField key={name} path={name} />
        ))}
      {folded.length > 0 && (
        <MoreFields names={folded} isFilled={isFilled}>
          {folded.map((name) => (
            <CatalogueField key={name} path={name} />
          ))}
        </MoreFields>
      )}
    </>
  )
}

const isEnd = (name: HeadName) => name === 'wantedDateTo'
