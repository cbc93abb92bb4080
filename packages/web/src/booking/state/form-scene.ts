import type { FormStage } from '@landbridge/contract/booking/fields/form-catalogue'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { ShownForm } from '@landbridge/contract/booking/form/form-needs'
import { createContext, useContext } from 'react'
import type { BookingModeView } from './booking-mode-view.ts'
import type { FormState } from './form-state.ts'
import type { KnownFacts } from './use-form-facts.ts'

export type FormScene = {
  form: FormState
  shownForm: ShownForm
  mode: BookingModeView
  formFacts: KnownFacts
  /** The form's purpose, unless it is submission. */
  stage?: FormStage
  containerNos?: readonly string[]
  /** Splits a goods line over the job's containers. */
  splitLine?: (line: GoodsLine) => GoodsLine[]
  remarks?: ReadonlyMap<string, string>
}

const SceneContext = createContext<FormScene | undefined>(undefined)
export const FormSceneProvider = SceneContext.Provider

export function useFormScene(): FormScene {
  const scene = useContext(SceneContext)
  if (!scene) throw new Error('A block stands outside of a booking form.')
  return scene
}
