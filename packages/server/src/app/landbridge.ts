import './keep-compiled.ts'

const { runCommand } = await import('./command-line.ts')
process.exitCode = await runCommand(process.argv.slice(2), process.env)
