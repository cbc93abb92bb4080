import '../src/platform/ui/styles.ts'
import './gallery.css'
import { type Language, languages } from '@landbridge/contract/shared/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { loadTexts } from '../src/app/texts.ts'
import { queryClient } from '../src/platform/query-client.ts'
import { showWords } from '../src/platform/text.tsx'
import { LibraryLocale } from '../src/platform/ui/kit-language.tsx'
import { Messages } from '../src/platform/ui/messages-shown.tsx'
import type { Shown } from './shown/shown.ts'
import { useWord } from './words.ts'

// Every part of the kit in every state, at /dev/widgets of the development server: ?part=combobox&lang=ru&look=dark.
const files = import.meta.glob<{ shown: Shown }>('./shown/*.tsx', { eager: true })
const parts = Object.entries(files).map(([file, { shown }]) => ({ name: file.slice(8, -4), ...shown }))
const looks = ['light', 'dark'] as const
type Look = (typeof looks)[number]

const asked = new URLSearchParams(location.search)
const wantedLook = looks.find((one) => one === asked.get('look')) ?? 'light'
const wantedLanguage = languages.find((one) => one === asked.get('lang')) ?? 'en'

const mediaRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule ? [rule] : 'cssRules' in rule ? mediaRulesIn(rule.cssRules as CSSRuleList) : [],
  )
/** What holds in the dark alone; the system decides it everywhere else, the switch here. */
const darkRules = [...document.styleSheets]
  .flatMap(({ cssRules }) => mediaRulesIn(cssRules))
  .filter(({ conditionText }) => conditionText.includes('prefers-color-scheme: dark'))

function takeLook(look: Look): void {
  for (const { media } of darkRules) media.mediaText = look === 'dark' ? 'all' : 'not all'
  document.documentElement.style.colorScheme = look
}

async function takeLanguage(language: Language): Promise<void> {
  document.documentElement.lang = language
  showWords(language, await loadTexts(language))
}

function keepInAddress(name: string, value: string): void {
  const next = new URLSearchParams(location.search)
  if (value) next.set(name, value)
  else next.delete(name)
  history.replaceState(null, '', `?${next}`)
}

function Gallery() {
  const word = useWord()
  const [part, setPart] = useState(asked.get('part') ?? '')
  const shown = part ? parts.filter((one) => one.name === part) : parts
  return (
    <>
      <header className="gallery-h">
        <Choice label="part" values={['', ...parts.map(({ name }) => name)]} first={part} onChoose={setPart} />
        <Choice
          label="lang"
          values={languages}
          first={wantedLanguage}
          onChoose={(one) => void takeLanguage(one as Language)}
        />
        <Choice label="look" values={looks} first={wantedLook} onChoose={(one) => takeLook(one as Look)} />
      </header>
      <main className="gallery">
        <h1 className="unseen">Widgets</h1>
        {shown.map(({ name, title, states }) => (
          <section key={name} className="card" aria-label={word(title)}>
            <div className="card-h">
              <h2>{word(title)}</h2>
            </div>
            {Object.entries(states).map(([state, State]) => (
              <div key={state} className="gallery-state" data-state={state}>
                <code>{state}</code>
                <div>
                  <State />
                </div>
              </div>
            ))}
          </section>
        ))}
      </main>
      <Messages />
    </>
  )
}

type ChoiceProps = { label: string; values: readonly string[]; first: string; onChoose: (value: string) => void }

function Choice({ label, values, first, onChoose }: ChoiceProps) {
  const choose = (value: string) => {
    keepInAddress(label, value)
    onChoose(value)
  }
  return (
    <label>
      {label}{' '}
      <select defaultValue={first} onChange={(event) => choose(event.target.value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {value || 'all'}
          </option>
        ))}
      </select>
    </label>
  )
}

await takeLanguage(wantedLanguage)
takeLook(wantedLook)
const router = createBrowserRouter([{ path: '*', element: <Gallery /> }])
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient()}>
        <LibraryLocale>
          <RouterProvider router={router} />
        </LibraryLocale>
      </QueryClientProvider>
    </StrictMode>,
  )
