/** What a person needs to know once the product is ready. */

import { seconds } from './ground/steps.mjs'

export interface Welcome {
  url: string
  email: string
  /** Only while it is the one we made. */
  password?: string
  dataDir: string
  /** Where the database lies, or on which server. */
  database: string
  databaseIsOurs: boolean
  /** The file with the keys, when we keep them. */
  keys?: string
  took: number
}

/** The words, ready to print. */
export function welcome({
  url,
  email,
  password,
  dataDir,
  database,
  databaseIsOurs,
  keys,
  took,
}: Welcome): string {
  const rows = [
    ['Address', url],
    ['Administrator', `${url}/admin/login`],
    ['  e-mail', email],
    [
      '  password',
      password
        ? `${password}   (made for you; shown until it is changed)`
        : `yours   (forgotten: npm run admin -- reset ${email})`,
    ],
    ['Data', dataDir],
    ['Database', databaseIsOurs ? `${database} (our own PostgreSQL)` : database],
    ['Stop', 'Ctrl-C'],
    ['Another database', 'DATABASE_URL=postgresql://role:password@host:5432/postgres npm start'],
  ]
  const table = rows.map(([name = '', is]) => `    ${name.padEnd(18)}${is}`).join('\n')
  const warning = keys
    ? `Keep a copy of ${keys}: losing its key loses every request.`
    : 'Keep a copy of SEALING_KEY: losing it loses every request.'
  return `\n  Ready in ${seconds(took)}.\n\n${table}\n\n  ${warning}\n`
}
