/** `npm run admin`: helps an administrator who is locked out. Needs DATABASE_URL, the address of auth's database. */
import { text } from 'node:stream/consumers'
import { getEnvironment, openDatabase } from '@access/service-kit'
import { runCommand } from './accounts/admin-command.ts'
import { auth } from './auth.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set')
const orm = await openDatabase(auth, url, { pool: 1 })
try {
  const isProduction = getEnvironment(process.env) === 'production'
  const context = { em: orm.em.fork(), readInput: () => text(process.stdin), isProduction }
  const { code, message } = await runCommand(process.argv.slice(2), context)
  if (message) (code === 0 ? process.stdout : process.stderr).write(`${message}\n`)
  process.exitCode = code
} finally {
  await orm.close()
}
