/** `npm run admin`: helps an administrator who is locked out. Needs DATABASE_URL, the address of auth's database. */
import { text } from 'node:stream/consumers'
import { getEnvironment, withDatabase } from '@access/service-kit'
import { runCommand } from './accounts/admin-command.ts'
import { auth } from './auth.ts'

const isProduction = getEnvironment(process.env) === 'production'
const { code, message } = await withDatabase(auth, (orm) =>
  runCommand(process.argv.slice(2), {
    em: orm.em.fork(),
    readInput: () => text(process.stdin),
    isProduction,
  }),
)
if (message) (code === 0 ? process.stdout : process.stderr).write(`${message}\n`)
process.exitCode = code
