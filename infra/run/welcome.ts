/** What a person needs to know once the product is ready. */

import { formatSeconds } from './bootstrap/steps.mjs'

export interface Welcome {
  url: string
  email: string
  /** Only while it is the one we made. */
  password?: string
  dataDir: string
  /** Where the database lies, or on which server. */
  database: string
  isDatabaseEmbedded: boolean
  /** The file with the generated keys, if there are any. */
  keysFile?: string
  startupTime: number
}

/** The text, ready to print. */
export function formatWelcome(welcome: Welcome): string {
  const { url, email, password, database } = welcome
  const rows = {
    Address: url,
    Administrator: `${url}/admin/login`,
    '  e-mail': email,
    '  password': password
      ? `${password}   (made for you; shown until it is changed)`
      : `yours   (forgotten: npm run admin -- reset ${email})`,
    'Make it yours': `${url}/admin/office-setup`,
    Data: welcome.dataDir,
    Database: welcome.isDatabaseEmbedded ? `${database} (our own PostgreSQL)` : database,
    Stop: 'Ctrl-C',
    'Another database': 'DATABASE_URL=postgresql://role:password@host:5432/database npm start',
  }
  const table = Object.entries(rows).map(([name, value]) => `    ${name.padEnd(18)}${value}`)
  const warning = welcome.keysFile
    ? `Keep a copy of ${welcome.keysFile}: losing its key loses every request.`
    : 'Keep a copy of ENCRYPTION_KEY: losing it loses every request.'
  return `\n  Ready in ${formatSeconds(welcome.startupTime)}.\n\n${table.join('\n')}\n\n  ${warning}\n`
}
