/** The lowest versions that may be installed: below them something is known to be wrong. Review them once a month. */

interface VersionFloor {
  package: RegExp
  /** For each line of versions that was mended, the first mended one; lines above the last are mended. */
  floors: string[]
  reason: string
}

/** Last reviewed on 2026-11-22. */
export const versionFloors: VersionFloor[] = [
  {
    package: /^@apollo\/(gateway|federation-internals|query-planner|query-graphs|composition|subgraph)$/,
    floors: ['2.9.6', '2.10.5', '2.11.6', '2.12.3', '2.13.2'],
    reason: 'CVE-2026-32621: aliases and variable names pollute Object.prototype of the gateway',
  },
  {
    package: /^@mikro-orm\//,
    floors: ['6.6.14', '7.1.0'],
    reason:
      'CVE-2026-34220 and CVE-2026-44680: SQL injection through crafted objects, identifiers and JSON paths',
  },
  {
    package: /^@apollo\/protobufjs$/,
    floors: ['1.2.8'],
    reason: 'CVE-2026-41242: code from a definition file is run',
  },
  {
    package: /^type-graphql$/,
    floors: ['2.0.0'],
    reason: 'version 1 belongs to an older graphql, without its limits',
  },
]

/** Whether a version is at or above the floor of its line (major and minor, or else of its major). */
export function isAboveFloor(version: string, floors: string[]): boolean {
  const [major = 0, minor = 0, patch = 0] = parseVersion(version)
  const parsed = floors.map(parseVersion)
  const line = parsed.find(([otherMajor, otherMinor]) => otherMajor === major && otherMinor === minor)
  if (line) return patch >= line[2]!
  const highest = parsed.at(-1)!
  return major > highest[0]! || (major === highest[0] && minor > highest[1]!)
}

const parseVersion = (version: string) => version.split('-')[0]!.split('.').map(Number)
