/** A function that works out its answer once for each key: for what follows from the catalogue alone and is asked for with every form. */
export function eachOnce<Key, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>()
  return (key) => {
    const answer = known.get(key) ?? work(key)
    known.set(key, answer)
    return answer
  }
}
