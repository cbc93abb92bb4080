/** Made when it is first asked for, and kept: a start that makes all it may ever need takes twice as long. */
export function onFirstUse<T>(make: () => T): () => T {
  let cached: { value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
