/** Made when it is first asked for, and kept: a start that makes all it may ever need takes twice as long. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
