/** The bill of materials of a remote: the packages from npm that are in its bundles, in CycloneDX. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MultiStats } from '@rspack/core'

/** https://cyclonedx.org/docs/1.5/json/, without a serial number or a time: the same bundles have the same bill. */
export function describePackages(application: { name: string; version: string }, { stats }: MultiStats) {
  const folders = new Set(
    stats.flatMap(({ compilation }) => [...compilation.fileDependencies].flatMap(findPackageFolder)),
  )
  const components = [...folders]
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package)
    .map(({ name, version, license }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
    }))
    .toSorted((one, other) => one['bom-ref'].localeCompare(other['bom-ref']))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...application } },
    components,
  }
}

type Package = { name: string; version: string; license?: unknown }

/** Of a file of an npm package, that package's folder. */
const findPackageFolder = (file: string): string[] =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.slice(0, 1) ?? []
