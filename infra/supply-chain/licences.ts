/** Which licences what we bring in may have. */

import spdxSatisfies from 'spdx-satisfies'

/** They ask for their text to be passed on at most. */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]

interface Exception {
  packages: RegExp
  licence: string
  reason: string
}

/** Other licences, for packages that are worth it. */
const exceptions: Exception[] = [
  {
    packages: /^@apollo\/(gateway|composition|federation-internals|query-graphs|query-planner)$/,
    licence: 'Elastic-2.0',
    reason: 'the gateway and what it is made of: it may not be sold as a service of its own',
  },
  {
    packages: /^(axe-core|lightningcss(-.*)?)$/,
    licence: 'MPL-2.0',
    reason: 'used unchanged, while building and testing',
  },
  {
    packages: /^@img\/sharp-(libvips-.*|win32-.*|wasm32)$/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a library of its own that is linked dynamically, used unchanged',
  },
]

/** What is to be said of a licence: nothing, why it is an exception, or that it is not allowed. */
export interface LicenceVerdict {
  isAllowed: boolean
  remark: string
}

/** Packages that name their licence in the way of before 2015, which npm passes over. */
const statedLicences: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' }

/** Judges the licence (an SPDX expression) of a package. */
export function judgeLicence(name: string, licence = statedLicences[name]): LicenceVerdict {
  if (!licence) return { isAllowed: false, remark: 'says no licence' }
  const exception = exceptions.find(({ packages }) => packages.test(name))
  const allowed = [...allowedLicences, ...(exception ? [exception.licence] : [])]
  if (!isSatisfied(licence, allowed))
    return { isAllowed: false, remark: 'is not in the list of allowed licences' }
  return { isAllowed: true, remark: exception?.reason ?? '' }
}

function isSatisfied(licence: string, allowed: string[]): boolean {
  try {
    return spdxSatisfies(capitalizeOperators(licence), allowed)
  } catch {
    // Not an expression of SPDX: somebody has to read it.
    return false
  }
}

/** SPDX 3 reads its operators in lower case as well, the parser does not. */
const capitalizeOperators = (licence: string) =>
  licence.replace(/ (?:and|or|with) /g, (operator) => operator.toUpperCase())
