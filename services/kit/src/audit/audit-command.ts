/** `npm run audit -- verify` for the audit log of a service. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { type DatabaseDefinition, withDatabase } from '../database/open-database.ts'
import { formatCount } from '../text/format-count.ts'
import type { ChainHead } from './audit-chain.ts'
import { type ChainReport, verifyAuditChain } from './verify-audit-chain.ts'

/** More are counted. */
const maxProblems = 50

/**
 * Verifies the chain and prints what is wrong; the exit code is 1 then. Needs DATABASE_URL and AUDIT_KEY. Arguments are
 * known ends of the chain, `position:hash`.
 */
export async function runAuditCommand(
  { name, ...tables }: DatabaseDefinition & { name: string },
  knownEnds: string[],
): Promise<void> {
  const { AUDIT_KEY: auditKey } = process.env
  if (!auditKey) throw new Error('AUDIT_KEY is not set')
  const anchors = knownEnds.map(parseAnchor)
  await withDatabase(tables, async ({ em }) => {
    const hasBegun = await hasChain(em.fork())
    const report = hasBegun ? await verifyAuditChain(em.fork(), { auditKey }, anchors) : null
    process.stdout.write(
      report
        ? formatReport(name, report)
        : `${name}: there is no audit chain yet. Start the product, which begins it.\n`,
    )
    if (!report || report.problems.length > 0) process.exitCode = 1
  })
}

async function hasChain(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ exists: boolean }[]>(
    "select to_regclass('audit_chain_link') is not null as exists",
  )
  return row!.exists
}

function parseAnchor(text: string): ChainHead {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!position || !hash) throw new Error(`${text} is no end of a chain, as verify prints it`)
  return { position: Number(position), hash }
}

/** What is printed for people. */
export function formatReport(
  name: string,
  { validCount, problems, pendingCount, head }: ChainReport,
): string {
  const pending =
    pendingCount > 0 ? `, ${formatCount(pendingCount, 'event')} of this moment without a link yet` : ''
  const verdict = problems.length === 0 ? 'whole' : `NOT WHOLE, ${formatCount(problems.length, 'problem')}`
  return [
    `${name}: ${verdict}. ${formatCount(validCount, 'event')} as they were written${pending}.`,
    ...problems.slice(0, maxProblems).map((problem) => `  ! ${problem}`),
    ...(problems.length > maxProblems ? [`  ! and ${problems.length - maxProblems} more`] : []),
    ...(head ? [`  It ends at ${name}:${head.position}:${head.hash}`] : []),
    '',
  ].join('\n')
}
