/** `npm run measure -- form|tasks`: the words of the legal aid request, or what the tasks of a working day take. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

/** @type {Record<string, string>} */
const commands = { form: '../long/request-form/request-form.ts', tasks: '../long/tasks/tasks.ts' }

requireValidArguments(
  'Usage: npm run measure -- form|tasks',
  [],
  ([target = '', ...others]) => target in commands && others.length === 0,
)
await start(commands[process.argv[2] ?? ''] ?? '')
