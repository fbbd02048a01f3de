/**
 * Who may import whom: the table of the architecture, as data. The first row that a file belongs to holds for it.
 * Targets are paths from the root (`npm:name` for packages from the registry); `$1` is what `from` captured.
 */

export interface Row {
  /** Which files it is about, in words and as a pattern. */
  who: string
  from: RegExp
  /** What they may import, in words and as patterns; what Node brings is always allowed. */
  mayImport: string
  may: string[]
  /** What their tests may import besides. */
  inTests?: string[]
}

const npm = '^npm:'
const kit = '^shell/kit/src/index\\.ts$'
const rules = '^services/[^/]+/src/.+\\.rules\\.ts$'
const examples = '^services/[^/]+/src/.+\\.examples\\.ts$'
const shellForTests = '^shell/testing/'
const styles = '^shell/kit/src/styles/index\\.css$'
const contract = '^shell/kit/src/contract\\.ts$'
const postgres = '^services/kit/src/postgres/'
const federation = '^shell/federation\\.ts$'
/** What an app's folders share: the one management screen, the frame around screens, parts of its own. */
const common = '^$1/src/((management|frame|parts)/|[^/]+$)'
const composed = '^$1/src/[^/]+/([^/]+(Card|Row)(\\.module\\.css|\\.tsx)|documents\\.ts)$'

export const table: Row[] = [
  {
    who: 'rules and examples',
    from: /^services\/[^/]+\/src\/.+\.(?:rules|examples)\.ts$/,
    mayImport: 'zod and each other',
    may: ['^npm:zod$', rules, examples],
  },
  {
    who: 'the service kit',
    from: /^services\/kit\//,
    mayImport: 'npm packages',
    may: [npm, '^services/kit/'],
  },
  {
    who: 'a service',
    from: /^services\/([^/]+)\//,
    mayImport: 'the service kit',
    may: [npm, '^services/$1/', '^services/kit/src/'],
  },
  {
    who: 'the gateway',
    from: /^gateway\//,
    mayImport: "services' catalogues and rules",
    may: [npm, '^gateway/', '^services/[^/]+/src/catalogue\\.ts$', rules],
    inTests: [examples],
  },
  {
    who: 'the kit',
    from: /^shell\/kit\//,
    mayImport: 'npm packages',
    may: [npm, '^shell/kit/'],
    inTests: [shellForTests],
  },
  {
    who: 'journeys',
    from: /^shell\/e2e\//,
    mayImport: "services' examples and rules, how the kit tells dates, and what runs the product as a whole",
    may: [
      npm,
      '^shell/e2e/',
      examples,
      rules,
      '^shell/kit/src/text/dates\\.ts$',
      '^infra/run/(product|chromium|outages|rows)\\.ts$',
    ],
  },
  {
    who: 'the shell',
    from: /^shell\//,
    mayImport: 'the kit',
    may: [npm, '^shell/(src|server|testing)/', federation, kit, '^shell/(kit/)?package\\.json$', styles],
    inTests: ['^shell/kit/'],
  },
  {
    who: 'a page that composes',
    from: /^(mfe-[^/]+)\/src\/(home|search)\//,
    mayImport: "itself, what its app shares, its neighbours' cards and documents, the kit, services' rules",
    may: [npm, '^$1/src/$2/', common, composed, kit, rules],
    inTests: [examples, shellForTests, federation, '^$1/src/testing/'],
  },
  {
    who: 'a feature folder',
    from: /^(mfe-[^/]+)\/src\/((?!testing\/)[^/]+)\//,
    mayImport: "itself, what its app shares, the kit, services' rules",
    may: [npm, '^$1/src/$2/', common, kit, rules],
    inTests: [examples, shellForTests, federation, '^$1/src/testing/'],
  },
  {
    who: 'a remote standing alone',
    from: /^(mfe-[^/]+)\/alone\//,
    mayImport: 'its routes, the kit and its styles',
    may: [npm, '^$1/src/routes\\.tsx$', kit, styles],
  },
  {
    who: 'a remote',
    from: /^(mfe-[^/]+)\//,
    mayImport: "itself, the kit, services' rules",
    may: [npm, '^$1/', kit, rules],
    inTests: [examples, shellForTests, federation],
  },
  {
    who: 'infra',
    from: /^infra\//,
    mayImport: "the service kit's PostgreSQL, what the shell lends and the contract of remotes",
    may: [npm, '^infra/', postgres, federation, contract],
  },
]
