/**
 * Words that have no place in the project: addresses of package registries, paths of somebody's machine, work left
 * for later, tests switched off. `node infra/quality/words.ts`
 */

import { ourFiles, report, textOf } from './sources.ts'

interface Forbidden {
  words: RegExp
  why: string
}

// Written so that this file does not find itself.
const forbidden: Forbidden[] = [
  {
    words: /"resolve[d]": "http[s]?:/,
    why: 'names a package registry: npm finds packages wherever it is told to',
  },
  {
    words: /https?:\/\/[\w.-]*(?:registry[.]npmjs|jfrog|artifactory|verdaccio|nexus)[\w.-]*/i,
    why: 'names a package registry',
  },
  { words: /(?:^|[\s'"`(=])\/work\/|[.]{2}\/shared\//, why: 'is a path of somebody’s machine' },
  { words: /(?:^|[\s'"`(=])(?:\/home\/|\/Users\/)\w/, why: 'is a path of somebody’s machine' },
  { words: /\b(?:TO[D]O|FIX[M]E|HA[C]K)\b/, why: 'leaves work for later: do it, or write an issue' },
  { words: /\b(?:test|it|describe)[.](?:skip|only|todo)\(/, why: 'switches tests off' },
  { words: /@ts-(?:ignore|nocheck)/, why: 'silences the compiler' },
]

const text =
  /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|html|svg|sql|graphql|sh|example)$|(?:^|\/)(?:\.npmrc|\.gitignore|\.ci\/run|LICENSE)$/

/** What is out of place in a file, with line and reason. */
export function outOfPlace(file: string, content: string): string[] {
  return content
    .split('\n')
    .flatMap((line, at) =>
      forbidden
        .filter(({ words }) => words.test(line))
        .map(({ words, why }) => `${file}:${at + 1} "${words.exec(line)?.[0].trim()}" ${why}`),
    )
}

if (import.meta.main) {
  report(
    ourFiles()
      .filter((file) => text.test(file))
      .flatMap((file) => outOfPlace(file, textOf(file))),
  )
}
