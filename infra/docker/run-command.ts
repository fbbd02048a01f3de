/**
 * A command of package.json in a container of `migrate`, beside the product in the others:
 * `docker compose run --rm --no-deps migrate infra/docker/run-command.ts backup /backups`.
 */
import { completeEnvironment } from './environment.ts'

process.env.FROM_IMAGE = 'yes'
await completeEnvironment()
await import('../run/run.mjs')
