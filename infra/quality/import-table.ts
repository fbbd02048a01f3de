/**
 * Who may import whom: the table of the architecture, as data. The first row that a file belongs to holds for it.
 * Targets are paths from the root (`npm:name` for packages from the registry); `$1` is what `from` captured.
 */

export interface Row {
  /** The importing files, as text and as a pattern. */
  importer: string
  from: RegExp
  /** What they may import, as text and as patterns; Node's own modules are always allowed. */
  allowedText: string
  allowedPatterns: string[]
  /** What their tests may import as well. */
  allowedInTests?: string[]
}

const npm = '^npm:'
const kit = '^shell/kit/src/index\\.ts$'
/** Too much for public pages, which have their colors from a file. */
const brandTheme = '^shell/kit/src/brand/brand-theme\\.ts$'
const rules = '^services/[^/]+/src/.+\\.rules\\.ts$'
const examples = '^services/[^/]+/src/.+\\.examples\\.ts$'
const shellForTests = '^shell/testing/'
const styles = '^shell/kit/src/styles/index\\.css$'
const contract = '^shell/kit/src/contract\\.ts$'
const postgres = '^services/kit/src/postgres/'
const encryption = '^services/requests/src/platform/encryption/encryption\\.ts$'
const transport = '^services/kit/src/transport/index\\.ts$'
const releaseStore = '^release-store/src/(index|names)\\.ts$'
const releaseStoreForTests = '^release-store/src/testing/'
const federation = '^shell/federation(-manifest)?\\.ts$'
const shareTopics = '^shell/server/seo/share-topics\\.ts$'
/** What the folders of an app share: in the portal its frame and the management screen, in the form its steps. */
const sharedFolders = 'management|frame|components|forms|data|session|platform|journey|no-script|draft|steps'
const sharedInApp = `^$1/src/((${sharedFolders})/|[^/]+$)`
const composableFiles =
  '^$1/src/[^/]+/(data/)?([^/]+(Card|Row|List)(\\.module\\.css|\\.tsx)|[^/]+\\.generated\\.ts)$'

/** The requests service, from its ground up: a layer may import itself and those before it. */
const requestsLayers = [
  'platform',
  'intake',
  'casework',
  'applicant',
  'contact',
  'registrations',
  'subscriptions',
]

export const importTable: Row[] = [
  {
    importer: 'rules and examples',
    from: /^services\/[^/]+\/src\/.+\.(?:rules|examples)\.ts$/,
    allowedText: 'zod and each other',
    allowedPatterns: ['^npm:zod$', rules, examples],
  },
  {
    importer: 'the transport',
    from: /^services\/kit\/src\/transport\//,
    allowedText: 'undici',
    allowedPatterns: ['^npm:undici$', '^services/kit/src/transport/'],
    allowedInTests: ['^npm:vitest$'],
  },
  {
    importer: 'the service kit',
    from: /^services\/kit\//,
    allowedText: 'npm packages',
    allowedPatterns: [npm, '^services/kit/'],
  },
  {
    importer: 'the release store',
    from: /^release-store\//,
    allowedText: "zod, jose and AWS's client",
    allowedPatterns: ['^npm:(zod|jose|@aws-sdk/client-s3)$', '^release-store/'],
    allowedInTests: ['^npm:vitest$'],
  },
  {
    importer: 'name matching',
    from: /^services\/name-matching\//,
    allowedText: 'double-metaphone',
    allowedPatterns: ['^npm:double-metaphone$', '^services/name-matching/'],
    allowedInTests: ['^npm:vitest$'],
  },
  ...requestsLayers.map((layer, index) => ({
    importer: `the layer ${layer} of the requests service`,
    from: new RegExp(`^services/requests/src/${layer}/`),
    allowedText: `npm packages, the service kit, the name matching, and ${requestsLayers.slice(0, index + 1).join(', ')}`,
    allowedPatterns: [
      npm,
      '^services/kit/src/',
      '^services/name-matching/src/index\\.ts$',
      `^services/requests/src/(${requestsLayers.slice(0, index + 1).join('|')})/`,
    ],
    allowedInTests: ['^services/requests/'],
  })),
  {
    importer: 'a service',
    from: /^services\/([^/]+)\//,
    allowedText: 'the service kit, the name matching',
    allowedPatterns: [npm, '^services/$1/', '^services/kit/src/', '^services/name-matching/src/index\\.ts$'],
  },
  {
    importer: 'the tests of the federation',
    from: /^gateway\/federation\//,
    allowedText: 'the gateway and the services',
    allowedPatterns: [npm, '^gateway/', '^services/[^/]+/src/', transport],
  },
  {
    importer: 'the gateway',
    from: /^gateway\//,
    allowedText: "services' catalogues and rules, the transport, the release store",
    allowedPatterns: [
      npm,
      transport,
      releaseStore,
      '^gateway/',
      '^services/[^/]+/src/(catalogue/)?catalogue\\.ts$',
      rules,
    ],
    allowedInTests: [examples, releaseStoreForTests],
  },
  {
    importer: 'the kit',
    from: /^shell\/kit\//,
    allowedText: 'npm packages',
    allowedPatterns: [npm, '^shell/kit/'],
    allowedInTests: [shellForTests],
  },
  {
    importer: 'journeys',
    from: /^shell\/e2e\//,
    allowedText: "services' examples and rules, the kit's date formats, and what runs the product as a whole",
    allowedPatterns: [
      npm,
      '^shell/e2e/',
      examples,
      rules,
      '^shell/kit/src/text/dates\\.ts$',
      '^infra/run/(product|ports|chromium|outages|query-service-rows|decode-email)\\.ts$',
      '^infra/fuzz/',
    ],
  },
  {
    importer: 'the shell',
    from: /^shell\//,
    allowedText: 'the kit, the transport, the release store',
    allowedPatterns: [
      npm,
      transport,
      releaseStore,
      '^shell/(src|server|testing)/',
      federation,
      kit,
      brandTheme,
      '^shell/(kit/)?package\\.json$',
      '^shell/kit/src/text/isolate\\.ts$',
      styles,
    ],
    allowedInTests: ['^shell/kit/'],
  },
  {
    importer: 'a page that composes',
    from: /^(mfe-[^/]+)\/src\/(home|search|account|dashboard)\//,
    allowedText: "itself, what its app shares, its neighbours' cards and queries, the kit, services' rules",
    allowedPatterns: [npm, '^$1/src/$2/', sharedInApp, composableFiles, kit, rules],
    allowedInTests: [examples, shellForTests, federation, '^$1/src/([^/]+/)?testing/'],
  },
  {
    importer: 'a feature folder',
    from: /^(mfe-[^/]+)\/src\/((?!testing\/)[^/]+)\//,
    allowedText: "itself, what its app shares, the kit, services' rules",
    allowedPatterns: [npm, '^$1/src/$2/', sharedInApp, kit, brandTheme, rules],
    allowedInTests: [examples, shellForTests, federation, '^$1/src/([^/]+/)?testing/'],
  },
  {
    importer: 'a remote on a page of its own',
    from: /^(mfe-[^/]+)\/standalone\//,
    allowedText: 'its routes, and what the kit has for such pages',
    allowedPatterns: ['^$1/src/routes\\.tsx$', '^shell/kit/src/standalone/mount-standalone\\.tsx$', styles],
  },
  {
    importer: 'a remote',
    from: /^(mfe-[^/]+)\//,
    allowedText: "itself, the kit, services' rules",
    allowedPatterns: [npm, '^$1/', kit, rules],
    allowedInTests: [examples, shellForTests, federation],
  },
  {
    importer: 'infra',
    from: /^infra\//,
    allowedText:
      "the service kit's PostgreSQL, the transport, the release store, how the requests service reads its key, services' rules, the shell's shared modules and topics of share images, and the contract of remotes",
    allowedPatterns: [
      npm,
      '^infra/',
      postgres,
      transport,
      releaseStore,
      encryption,
      rules,
      federation,
      shareTopics,
      contract,
    ],
    allowedInTests: [releaseStoreForTests, '^shell/e2e/'],
  },
]
