type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Whether a module comes with another one at once: it is imported by it, or by what that one imports. */
function comesWith(id: string, file: string, modules: Modules): boolean {
  const seen = new Set<string>()
  const open = [id]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.endsWith(file)) return true
    if (seen.has(one)) continue
    seen.add(one)
    open.push(...(modules.getModuleInfo(one)?.importers ?? []))
  }
  return false
}

const named = (name: string, test: (id: string, modules: Modules) => boolean) => ({
  name: (id: string, modules: Modules) => (test(id, modules) ? name : null),
})

const framework =
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|use-sync-external-store)[\\/]/
/** What of the framework no public page uses; it comes with the first page that does. */
const ofInnerPages =
  /[\\/]@tanstack[\\/](query-core|react-query)[\\/].*(queriesObserver|useQueries|mutationObserver|useMutation)\.js$/
const calls =
  /[\\/](node_modules[\\/](zod|@noble|uuid)[\\/]|contract[\\/]src[\\/]shared[\\/](wire|endpoint|envelope)[\w-]*\.ts|platform[\\/](api|envelope|in-flight)[\w-]*\.ts)/
const isStyle = /[\\/](platform[\\/]ui|shell)[\\/][\w-]+\.css$|styles\.ts$/
const isOurs = (id: string) => /[\\/](web|contract)[\\/]src[\\/]/.test(id)

/** What other pages use as well; what stands in app/ is the front page's own. */
const isWidget = (id: string) => isOurs(id) && !/[\\/]src[\\/]app[\\/]|\.css$/.test(id)

/**
 * Which modules make one file for the browser. The framework changes seldom. The shell is what every public page needs,
 * the widgets what the front page needs besides; calls come with the first page that has them. The kit and the library
 * under it are divided by what needs them, or the login would bring calendars along.
 */
export const chunkGroups = [
  named('styles', (id) => isStyle.test(id)),
  named('framework', (id) => framework.test(id) && !ofInnerPages.test(id)),
  named(
    'shell',
    (id, modules) =>
      isOurs(id) &&
      !/hydrate-page\.tsx$/.test(id) &&
      !isStyle.test(id) &&
      comesWith(id, '/src/app/hydrate-page.tsx', modules),
  ),
  named('widgets', (id, modules) => isWidget(id) && comesWith(id, '/src/app/home/home-page.tsx', modules)),
  named('calls', (id) => calls.test(id)),
]
