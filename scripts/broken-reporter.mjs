import { writeFileSync } from 'node:fs'

/** A reporter of Vitest for errors outside of tests, which the JSON report leaves out: in files, hooks and promises. */
export default class BrokenReporter {
  onTestRunEnd(modules, unhandled) {
    const files = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((where) =>
        where.errors().map((error) => told(error, module.moduleId, where === module ? '' : where.fullName)),
      ),
    )
    const uncaught = unhandled.map((error) => told(error, error.VITEST_TEST_PATH, error.VITEST_TEST_NAME))
    writeFileSync(process.env.BROKEN_REPORT, JSON.stringify([...files, ...uncaught]))
  }
}

/** What nobody caught names its file and test only where Vitest knows them. */
const told = (error, file = 'no file of tests', test = '') => ({
  file,
  test,
  error: error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ''}`,
})
