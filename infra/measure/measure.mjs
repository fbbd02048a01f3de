/**
 * `npm run measure -- portal FILE`, `npm run measure -- queue`, `npm run measure -- names`, `npm run measure -- form`,
 * `npm run measure -- tasks`.
 */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run measure -- portal FILE
       npm run measure -- queue
       npm run measure -- names
       npm run measure -- form
       npm run measure -- tasks

  Starts a product of its own with 10,000 judgments, or 10,000 legal aid requests, works in the portal's list of them
  with a browser, and prints how long each thing took until the new page was on the screen.

  With names it prints precision and recall of the name matching, on pairs that people have labeled, and which fail.

  With form it sends a legal aid request from a phone, and prints for each page how many words it has, at which grade
  it reads, where the first field is and how much of the screen stays in place; and the grade of each email.

  With tasks it does tasks of a working day in the portal as somebody practised does, and writes into RESULTS.md how many
  clicks, fields, keys and screens each took, how many seconds, and how often one hesitates: now, and before the portal
  was made anew.

  FILE   judgments as JSON lines: they are repeated, each time under other case numbers, until there are enough`

requireValidArguments(
  usage,
  [],
  ([target = '', file, ...extraArgs]) =>
    extraArgs.length === 0 &&
    (file ? target === 'portal' : ['queue', 'names', 'form', 'tasks'].includes(target)),
)
/** @type {Record<string, string>} */
const commands = {
  names: '../measure/name-matching.ts',
  form: '../measure/request-form/request-form.ts',
  tasks: '../measure/tasks/tasks.ts',
}
await start(commands[process.argv[2] ?? ''] ?? '../measure/measure.ts')
