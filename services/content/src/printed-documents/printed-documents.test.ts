import { createLog } from '@access/service-kit'
import { type Subgraph, startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { documentsCommand } from '../documents-command.ts'
import { createPrintRun } from './document-printer.ts'

const startDemo = () => startSubgraph(content, { seed: true })

/** The content of another organisation, with these texts. */
async function startOther(text: string): Promise<Subgraph> {
  const subgraph = await startSubgraph(content)
  await subgraph.em().transactional((em) => content.seed!(em, subgraph.settings))
  await save(subgraph, 'bylaws', { title: 'Bylaws of the Łódź office', text })
  return subgraph
}

const staticPages = '{ staticPages { id slug title text version } }'

async function save(subgraph: Subgraph, slug: string, changes: object) {
  const pages =
    await subgraph.readAsAdministrator<{ id: string; slug: string; title: string; text: string }[]>(
      staticPages,
    )
  const { id, title, text } = pages.find((page) => page.slug === slug)!
  await subgraph.queryAsAdministrator(
    'mutation ($id: ID!, $input: StaticPageInput!) { updateStaticPage(id: $id, input: $input) { id } }',
    { id, input: { slug, language: 'en', title, text, ...changes } },
  )
}

const fetchDocument = (subgraph: Subgraph, file: string, headers = {}) =>
  subgraph.fetch(`/printed-documents/${file}`, { headers })

const getPdfUrl = async (subgraph: Subgraph, slug: string) =>
  (await subgraph.read<{ pdfUrl: string | null }>(`{ staticPage(slug: "${slug}") { pdfUrl } }`)).pdfUrl

/** A printer that prints the path of the page, and says what it was asked for. */
function createPrinter(subgraph: Subgraph) {
  const pages: string[] = []
  const print = async (page: string) => {
    pages.push(page)
    return Buffer.from(`%PDF-1.7 ${page}`)
  }
  return { pages, run: createPrintRun({ fork: subgraph.em, log: createLog('content', 'silent') }, print) }
}

test("the demonstration's documents are those of the product, and none is printed", async () => {
  const subgraph = await startDemo()
  for (const file of ['constitution-4.1.pdf', 'bylaws.pdf', 'code-of-conduct.pdf'])
    expect((await fetchDocument(subgraph, file)).status, file).toBe(204)
  expect(await getPdfUrl(subgraph, 'bylaws')).toBe('/documents/bylaws.pdf')
  expect(await subgraph.read('{ currentConstitution { pdfUrl } }')).toEqual({
    pdfUrl: '/documents/constitution-4.1.pdf',
  })
  const printer = createPrinter(subgraph)
  await printer.run()
  await printer.run()
  expect(printer.pages).toEqual([])
})

test('another organisation never gets a document of the demonstration', async () => {
  const subgraph = await startOther('A text of their own.')
  for (const file of ['constitution-4.1.pdf', 'bylaws.pdf', 'code-of-conduct.pdf'])
    expect((await fetchDocument(subgraph, file)).status, file).toBe(404)
  expect(await getPdfUrl(subgraph, 'bylaws')).toBeNull()
})

test('a changed text is printed once it has stayed as it is, and served at its address', async () => {
  const subgraph = await startDemo()
  const printer = createPrinter(subgraph)
  await save(subgraph, 'bylaws', { text: 'The board meets on Mondays.' })
  expect(await getPdfUrl(subgraph, 'bylaws')).toBeNull()
  await printer.run()
  expect(printer.pages).toEqual([])
  await printer.run()
  await printer.run()
  expect(printer.pages).toEqual(['/constitution/bylaws'])

  const answer = await fetchDocument(subgraph, 'bylaws.pdf')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(await answer.text()).toBe('%PDF-1.7 /constitution/bylaws')
  expect(await getPdfUrl(subgraph, 'bylaws')).toBe('/documents/bylaws.pdf')
  const tag = answer.headers.get('etag')!
  expect((await fetchDocument(subgraph, 'bylaws.pdf', { 'if-none-match': tag })).status).toBe(304)
})

test('while a document is out of date there is no link to it; with the text of before it is back', async () => {
  const subgraph = await startDemo()
  const findFile = async () => {
    const query = '{ relatedDocuments { title file } }'
    const relatedDocuments = await subgraph.read<{ title: string; file: string | null }[]>(query)
    return relatedDocuments.find(({ title }) => title === 'Bylaws')!.file
  }
  const staticPage = await subgraph.read<{ text: string }>('{ staticPage(slug: "bylaws") { text } }')
  await save(subgraph, 'bylaws', { text: 'The board meets on Mondays.' })
  expect(await findFile()).toBeNull()
  await save(subgraph, 'bylaws', { text: staticPage.text })
  expect(await findFile()).toBe('/documents/bylaws.pdf')
})

test('a text with gaps is not printed', async () => {
  const subgraph = await startOther('The board meets. The law of [[the state whose law applies]] applies.')
  const printer = createPrinter(subgraph)
  await printer.run()
  await printer.run()
  expect(printer.pages).not.toContain('/constitution/bylaws')
})

test('what cannot be printed is logged, and tried again ten minutes later', async () => {
  const subgraph = await startDemo()
  await save(subgraph, 'bylaws', { text: 'The board meets on Mondays.' })
  const lines: string[] = []
  const log = createLog('content', 'info', { write: (line) => void lines.push(line) })
  let tries = 0
  let time = Date.now()
  const run = createPrintRun(
    { fork: subgraph.em, log },
    async () => {
      tries += 1
      throw new Error('the browser ended (SIGKILL)')
    },
    () => time,
  )
  for (const _ of [1, 2, 3]) await run()
  expect(tries).toBe(1)
  expect(lines.join()).toContain('a document could not be printed')
  time += 10 * 60_000
  await run()
  expect(tries).toBe(2)
})

test('a new version of the constitution has a file of its own, and the earlier one keeps its', async () => {
  const subgraph = await startDemo()
  const staticPage = await subgraph.read<{ text: string }>('{ staticPage(slug: "constitution") { text } }')
  await subgraph.queryAsAdministrator(
    'mutation ($input: ConstitutionVersionInput!) { createConstitutionVersion(input: $input) { id } }',
    { input: { versionNumber: '5.0', effectiveDate: '2024-05-11', changes: 'Names the office anew.' } },
  )
  await save(subgraph, 'constitution', {
    text: staticPage.text.replace('## Preamble', '## Preamble\n\nA new beginning.'),
    versionNumber: '5.0',
  })
  const printer = createPrinter(subgraph)
  await printer.run()
  await printer.run()
  expect(printer.pages).toEqual(['/constitution'])
  const constitutionVersions = await subgraph.read<{ versionNumber: string; pdfUrl: string | null }[]>(
    '{ constitutionVersions { versionNumber pdfUrl } }',
  )
  expect(constitutionVersions.slice(0, 3)).toEqual([
    { versionNumber: '5.0', pdfUrl: '/documents/constitution-5.0.pdf' },
    { versionNumber: '4.1', pdfUrl: '/documents/constitution-4.1.pdf' },
    { versionNumber: '4.0', pdfUrl: null },
  ])
  expect((await fetchDocument(subgraph, 'constitution-4.1.pdf')).status).toBe(204)
})

test('the command prints what has changed and says what became of each', async () => {
  const subgraph = await startDemo()
  await save(subgraph, 'bylaws', { text: 'The board meets on Mondays.' })
  await save(subgraph, 'code-of-conduct', { text: 'We are kind. We are [[how you are]] to each other.' })
  let output = ''
  const env = { DATABASE_URL: subgraph.databaseUrl }
  const write = (text: string) => (output += text)
  const code = await documentsCommand(env, { write }, async () => Buffer.from('%PDF-1.7'))
  expect(code).toBe(0)
  expect(output.split('\n').toSorted()).toEqual([
    '',
    'bylaws.pdf: printed',
    'code-of-conduct.pdf: not printed, its text has gaps to fill',
    'constitution-4.1.pdf: up to date',
  ])
})

test('without Chromium the command says what to do', async () => {
  let output = ''
  const write = (text: string) => (output += text)
  expect(await documentsCommand({ DATABASE_URL: 'postgresql://nowhere/' }, { write }, undefined)).toBe(1)
  expect(output).toContain('set CHROMIUM_PATH')
})
