/**
 * A command of package.json in a container of `migrate`, beside the product in the others:
 * `docker compose run --rm --no-deps migrate infra/docker/run-command.ts backup /backups`.
 */
import { readFileSync } from 'node:fs'
import { completeEnvironment } from './environment.ts'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}
const [name = '', ...args] = process.argv.slice(2)
const [, file, ownArgument] =
  /^exec node (infra\/(?:run|backup)\/\S+\.mjs)(?: (\S+))?$/.exec(scripts[name] ?? '') ?? []
if (!file) {
  process.stderr.write(`There is no command ${name} for a container.\n`)
  process.exit(2)
}
process.env.FROM_IMAGE = 'yes'
process.argv = [process.execPath, file, ...(ownArgument ? [ownArgument] : []), ...args]
await completeEnvironment()
await import(new URL(`../../${file}`, import.meta.url).href)
