import type { FormStage } from '@landbridge/contract/booking/form/form-catalogue'
import type { FormAsked } from '@landbridge/contract/booking/form/form-needs'
import { createContext, useContext } from 'react'
import type { BookingModeView } from '../modes/booking-mode-view.ts'
import type { FormState } from './form-state.ts'
import type { KnownFacts } from './use-form-facts.ts'

/** What every block of a booking form stands in: the form, which one it is and what stands in it, its mode, and what is known around it. */
export type FormScene = {
  form: FormState
  at: FormAsked
  mode: BookingModeView
  known: KnownFacts
  /** What the form is filled in for, where it is not to submit it. */
  stage?: FormStage
  /** The containers that goods may lie in, where each line says in which. */
  containerNos?: readonly string[]
  /** What was said of a field when the form came back. */
  remarks?: ReadonlyMap<string, string>
}

const SceneContext = createContext<FormScene | undefined>(undefined)
export const FormSceneProvider = SceneContext.Provider

/** The form that a block stands in. */
export function useFormScene(): FormScene {
  const scene = useContext(SceneContext)
  if (!scene) throw new Error('A block stands outside of a booking form.')
  return scene
}
