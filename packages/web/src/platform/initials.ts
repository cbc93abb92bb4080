export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** 陈敏 stays, Chen Min is CM. */
export function initialsOf(name: string): string {
  if (hasChinese(name)) return name.slice(0, 2)
  const words = name.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
