/** `npm run admin`: helps an administrator who is locked out. Needs DATABASE_URL, the address of auth's database. */
import { text } from 'node:stream/consumers'
import { openDatabase } from '@access/service-kit'
import { command } from './administrators/commands.ts'
import { auth } from './auth.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set')
const orm = await openDatabase(auth, url, { pool: 1 })
try {
  const surroundings = { em: orm.em.fork(), readInput: () => text(process.stdin) }
  const { code, words } = await command(process.argv.slice(2), surroundings)
  if (words) (code === 0 ? process.stdout : process.stderr).write(`${words}\n`)
  process.exitCode = code
} finally {
  await orm.close()
}
