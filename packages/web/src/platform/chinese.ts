/** Whether Chinese characters stand in a text. */
export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)
