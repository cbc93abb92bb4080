import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Passwords of eight and more characters that everybody tries first. */
const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 987654321 9876543210 0123456789 01234567 11223344 112233445566
  1122334455 123456123456 147258369 159357456 741852963 789456123 147852369 123321123 12344321 1234554321 13579246810
  password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 passwort motdepasse
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1qaz2wsx 1qaz2wsx3edc qazwsxedc zaq12wsx 1q2w3e4r 1q2w3e4r5t
  q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl asdf1234 zxcvbnm123 zxcvbnm1 abcd1234 abc12345 abc123456 abcdefgh abcdefghi a1234567
  a12345678 a123456789 aa123456 aa12345678 qq123456 qq123456789 woaini520 woaini1314 woaini123 5201314520 iloveyou iloveyou1
  iloveyou2 ilovethis football baseball basketball superman superman1 batman123 princess princess1 sunshine sunshine1 trustno1
  welcome1 welcome12 welcome123 administrator admin123 admin1234 admin12345 admin123456 adminadmin root1234 rootroot letmein1
  letmein123 changeme changeme1 changeme123 michelle jennifer computer internet whatever starwars charlie1 dragon123 monkey123
  master123 shadow123 freedom1 killer123 samsung1 qwer1234 qweasdzxc qweqweqwe asdasdasd zxczxczxc test1234 testtest guest1234
  landbridge landbridge1 landbridge123 password123456789 administrator123 qwertyuiopasdfgh 123456789012345 1234567890123456
  qwertyuiopasdfghjkl aaaaaaaaaaaaaaa passwordpassword welcomewelcome12 1qaz2wsx3edc4rfv 12345678901234567890`.split(
    /\s+/,
  ),
)

/** A word with figures and signs after it is tried as soon as the word. */
const wordOf = (password: string): string => password.replace(/[^\p{L}]+$/u, '')

const shortestWord = 4
const commonWords: ReadonlySet<string> = new Set(
  [...commonPasswords].map(wordOf).filter((word) => word.length >= shortestWord),
)

let brokenPasswords: ReadonlySet<string> | undefined
/** The fifty thousand that were broken most often, as zxcvbn keeps them: loaded when the first password is chosen, not at every start. */
function loadBrokenPasswords(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as { dictionary: Record<string, string[]> }
  return new Set(dictionary['passwords-common'])
}

/** Rows and columns of keyboards, and the orders of letters and figures, along which fingers walk. */
const walks =
  `1234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn abcdefghijklmnopqrstuvwxyz
  1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol йцукенгшщзхъ фывапролджэ ячсмитьбю абвгдежзиклмнопрстуфхцчшщ`.split(/\s+/)
const bothWays = [...walks, ...walks.map((row) => [...row].reverse().join(''))]

const shortestWalk = 3

/** True for what is nothing but such walks one after the other, as qwertyuiopasdfg, but for a sign or two. */
function isWalk(word: string): boolean {
  let loose = 0
  for (let index = 0; index < word.length; ) {
    const steps = longestWalkAt(word, index)
    if (steps < shortestWalk) loose += 1
    index += steps < shortestWalk ? 1 : steps
  }
  return word.length >= shortestBrokenWord && loose <= 2 && loose < word.length / 4
}

function longestWalkAt(word: string, at: number): number {
  let steps = 1
  while (at + steps < word.length && bothWays.some((row) => row.includes(word.slice(at, at + steps + 1)))) steps += 1
  return steps
}

/** Shorter words are found in too many good ones. */
const shortestBrokenWord = 6

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const word = wordOf(plain)
  if (commonPasswords.has(plain) || commonWords.has(word) || isWalk(word) || isWalk(plain)) return true
  const [, unit] = /^(.{1,8}?)\1+$/u.exec(plain) ?? []
  if (unit !== undefined && (unit.length <= 4 || commonPasswords.has(unit) || commonWords.has(unit))) return true
  brokenPasswords ??= loadBrokenPasswords()
  return brokenPasswords.has(plain) || (word.length >= shortestBrokenWord && brokenPasswords.has(word))
}
