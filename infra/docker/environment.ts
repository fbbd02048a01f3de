/** What the settings of the compose file leave to be found out: where the database is, with its password, and the releases. */
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Sets it in this process's environment, once the password is there. */
export async function completeEnvironment(): Promise<void> {
  process.env.DATABASE_URL ||= await readDatabaseUrl()
  process.env.RELEASE_STORE = '/releases'
  process.env.RELEASE_KEYS = '/releases/release-keys.pem'
}

/** From the file with the password, which the container of PostgreSQL has too; waited for until it is there. */
async function readDatabaseUrl(): Promise<string> {
  const file = process.env.DATABASE_PASSWORD_FILE ?? ''
  while (!existsSync(file)) await wait(200)
  const password = readFileSync(file, 'utf8').trim()
  return `postgresql://postgres:${encodeURIComponent(password)}@${process.env.DATABASE_HOST ?? 'postgres'}/postgres`
}
