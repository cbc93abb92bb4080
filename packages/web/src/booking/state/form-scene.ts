import type { FormStage } from '@landbridge/contract/booking/fields/form-catalogue'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { ShownForm } from '@landbridge/contract/booking/form/form-needs'
import { createContext, useContext } from 'react'
import type { BookingModeView } from './booking-mode-view.ts'
import type { FormState } from './form-state.ts'
import type { KnownFacts } from './use-form-facts.ts'

export type FormScene = {
  form: FormState
  at: ShownForm
  mode: BookingModeView
  known: KnownFacts
  /** The purpose of the form, where it is not to submit it. */
  stage?: FormStage
  containerNos?: readonly string[]
  /** A goods line as the lines that it makes over the containers of the job; several where it lies in several. */
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
