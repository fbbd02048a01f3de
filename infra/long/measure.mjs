/** `npm run measure -- portal|queue|names|form|tasks`. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

/** @type {Record<string, string>} */
const commands = {
  portal: '../long/portal-lists/portal-lists.ts',
  queue: '../long/portal-lists/portal-lists.ts',
  names: '../long/name-matching.ts',
  form: '../long/request-form/request-form.ts',
  tasks: '../long/tasks/tasks.ts',
}

const usage = `Usage: npm run measure -- portal|queue|names|form|tasks

  portal  how long each action takes in the portal's list of 10,000 judgments, until its result is on the screen
  queue   the same in its list of 10,000 legal aid requests
  names   precision and recall of the name matching, on pairs that people have labeled, and which fail
  form    how many words each page of the legal aid request has on a phone, at which grade it reads, and where its
          first field is; and the grade of each email
  tasks   how many clicks, fields, keys and screens the tasks of a working day take in the portal`

requireValidArguments(usage, [], ([target = '', ...others]) => target in commands && others.length === 0)
await start(commands[process.argv[2] ?? ''] ?? '')
