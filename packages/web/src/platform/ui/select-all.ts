/** Marks everything in a field that has just been entered, once its figure or day stands there as it is typed: what is typed next replaces it. */
export function selectAll(field: HTMLInputElement): void {
  queueMicrotask(() => {
    if (field.ownerDocument.activeElement === field) field.select()
  })
}
