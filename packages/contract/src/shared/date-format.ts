const made = new Map<string, Intl.DateTimeFormat>()

/** A format of dates and times, made once for each language and shape: to make one takes a hundred times as long as to use it. */
export function dateFormat(language: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${JSON.stringify(shape)}`
  let format = made.get(name)
  if (!format) {
    format = new Intl.DateTimeFormat(language, shape)
    made.set(name, format)
  }
  return format
}
