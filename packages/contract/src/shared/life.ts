import { type ActionView, type Actor, actionsFor, type Lifecycle, nextState, type Standing } from './lifecycle.ts'
import { Problem } from './problem.ts'
import type { ProblemCode } from './problem-kinds.ts'

/** A thing that has a life, as its store loads it: each change raises its version. */
type Living<State extends string> = Standing<State> & { version: number }

type ActionIn<L extends Lifecycle<string>> = L[number]['action']

/** Steps that leave something: what ends without a trace has no state after it, and a command of its own. */
type StepIn<L extends Lifecycle<string>> = Exclude<L[number], { to: 'gone' }>['action']

type RefusalFacts<L extends Lifecycle<string>, Thing, Facts extends object> = {
  /** The facts that a refusal shows, with what its reader can do instead, so that a screen can be brought up to date. */
  standing(thing: Thing, actions: ActionView<ActionIn<L>>[], reader: Actor): Facts
  /** The code of the refusal of an action that is not possible now, which may depend on where the thing stands. */
  notAllowed: ProblemCode | ((thing: Thing) => ProblemCode)
  /** The code of the refusal of a command that was given for another version. */
  changed: ProblemCode
}

/** The rules of one life by its table in the contract: which step is possible now, and what a refusal of the others says. */
export function lifeOf<
  State extends string,
  L extends Lifecycle<State>,
  Thing extends Living<State>,
  Facts extends object,
>(lifecycle: L & Lifecycle<State>, shown: RefusalFacts<L, Thing, Facts>) {
  const stops = new Set(lifecycle.flatMap(({ from, to }) => (to === 'before-stop' ? from : [])))
  const codeOf = (thing: Thing) => (typeof shown.notAllowed === 'function' ? shown.notAllowed(thing) : shown.notAllowed)

  const standing = (thing: Thing, reader: Actor): Facts =>
    shown.standing(thing, actionsFor<L, State>(lifecycle, thing, reader), reader)

  const notAllowed = (thing: Thing, reader: Actor): Problem =>
    new Problem(codeOf(thing), undefined, standing(thing, reader))

  const canTake = (thing: Thing, action: ActionIn<L>, by: Actor): boolean =>
    nextState(lifecycle, thing, { action, by }) !== undefined

  /** The thing after `action`: the only way from one state to another. */
  function advance<One extends Thing>(thing: One, action: StepIn<L>, by: Actor): One {
    const state = nextState(lifecycle, thing, { action, by })
    if (!state || state === 'gone') throw notAllowed(thing, by)
    if (stops.size === 0) return { ...thing, state }
    return { ...thing, state, stateBeforeStop: stops.has(state) ? thing.state : undefined }
  }

  function checkUnchanged(thing: Thing, version: number | undefined, reader: Actor): void {
    if (thing.version !== version) throw new Problem(shown.changed, undefined, standing(thing, reader))
  }

  return { advance, canTake, checkUnchanged, notAllowed, standing }
}
