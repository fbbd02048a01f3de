// Gives the sections of the fixed pages to the content service, which searches them.
//   node mfe-public/page-sections.ts           writes them
//   node mfe-public/page-sections.ts --check   fails when a text has changed since
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { argv, exit, stderr } from 'node:process'
import { pageSections } from './src/static-pages.ts'

const path = 'services/content/src/static-pages/page-sections.generated.json'
const file = new URL(`../${path}`, import.meta.url)
const text = `${JSON.stringify(pageSections, null, 2)}\n`
const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== text

if (isStale && argv.includes('--check')) {
  stderr.write(`${path} is stale: npm run generate\n`)
  exit(1)
}
if (isStale) writeFileSync(file, text)
