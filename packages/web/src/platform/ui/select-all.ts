/** Selects a field's content on entry, once its figure or day stands as typed, so that typing replaces it. */
export function selectAll(field: HTMLInputElement): void {
  queueMicrotask(() => {
    if (field.ownerDocument.activeElement === field) field.select()
  })
}
