/**
 * Reads what browsers report of violated content security policies. Only what is counted is taken from a report, and all of
 * it from lists of ours: neither addresses nor queries, nor samples of scripts, nor whatever else somebody may send.
 */
import { z } from 'zod'

/** Where browsers send reports, and where staff read the counts. */
export const reportPath = '/csp-reports'

/** The media types of both formats: of `report-uri`, and of the Reporting API. */
export const reportTypes = ['application/csp-report', 'application/reports+json']

export type Violation = {
  directive: string
  blocked: string /** Null when there is none. */
  pathname: string | null
}

/** The directives of the policy that browsers report; `…-elem` and `…-attr` are theirs alone. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'media-src',
  'frame-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]
/** What browsers write instead of an address: https://w3c.github.io/webappsec-csp/#reporting */
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']

const text = z.string().max(4000)
const legacyReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
})
const reports = z
  .array(
    z.object({
      type: text,
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.nullish() }).optional(),
    }),
  )
  .max(50)

/** The violations of a report in either format; null when it is none. Reports about other things are left out. */
export function parseViolations(body: unknown): Violation[] | null {
  const legacy = legacyReport.safeParse(body)
  if (legacy.success) {
    const report = legacy.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
    return [describeViolation(report['document-uri'], directive, report['blocked-uri'] ?? '')]
  }
  const parsed = reports.safeParse(body)
  if (!parsed.success) return null
  return parsed.data.flatMap(({ type, body: report }) =>
    type === 'csp-violation' && report
      ? describeViolation(report.documentURL, report.effectiveDirective, report.blockedURL ?? '')
      : [],
  )
}

function describeViolation(documentUrl: string, directive: string, blockedUrl: string): Violation {
  const page = URL.canParse(documentUrl) ? new URL(documentUrl) : null
  const name = directive.split(' ')[0]!
  return {
    directive: directives.includes(name) ? name : 'other',
    blocked: describeBlocked(blockedUrl, page?.origin),
    pathname: page?.pathname ?? null,
  }
}

function describeBlocked(blockedUrl: string, ownOrigin: string | undefined): string {
  if (keywords.includes(blockedUrl)) return blockedUrl
  if (/^(?:data|blob)\b/.test(blockedUrl)) return blockedUrl.startsWith('data') ? 'data' : 'blob'
  if (!URL.canParse(blockedUrl)) return 'other'
  return new URL(blockedUrl).origin === ownOrigin ? 'own origin' : 'another origin'
}
