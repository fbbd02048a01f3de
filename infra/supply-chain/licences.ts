/** Which licences what we bring in may have. */

import spdxSatisfies from 'spdx-satisfies'

/** They ask for their text to be passed on at most. */
const allowedLicences = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-3.0', 'CC-BY-4.0'],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'PostgreSQL', 'Python-2.0', 'Unlicense'],
]

/** Other licences, for packages that are worth it. */
const exceptions: [packages: RegExp, licence: string][] = [
  // The gateway and what it is made of: it may not be sold as a service of its own.
  [/^@apollo\/(gateway|composition|federation-internals|query-graphs|query-planner)$/, 'Elastic-2.0'],
  // Used unchanged, while building and testing.
  [/^(axe-core|lightningcss(-.*)?)$/, 'MPL-2.0'],
  // A library of its own that is linked dynamically, used unchanged.
  [/^@img\/sharp-(libvips-.*|win32-.*|wasm32)$/, 'LGPL-3.0-or-later'],
]

/** Packages that name their licence in the way of before 2015, which npm passes over. */
const statedLicences: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' }

/** Whether a package may be used by its licence, an SPDX expression. */
export function isLicenceAllowed(name: string, licence = statedLicences[name]): boolean {
  const exception = exceptions.find(([packages]) => packages.test(name))
  const allowed = exception ? [...allowedLicences, exception[1]] : allowedLicences
  try {
    return licence !== undefined && spdxSatisfies(capitalizeOperators(licence), allowed)
  } catch {
    // Not an expression of SPDX: somebody has to read it.
    return false
  }
}

/** SPDX 3 reads its operators in lower case as well, the parser does not. */
const capitalizeOperators = (licence: string) =>
  licence.replace(/ (?:and|or|with) /g, (operator) => operator.toUpperCase())
