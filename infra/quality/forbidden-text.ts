/**
 * Text that is forbidden in the project: addresses of package registries, paths of somebody's machine, work left
 * for later, tests switched off. `node infra/quality/forbidden-text.ts`
 */

import { listProjectFiles, readText, reportProblems } from './sources.ts'

interface ForbiddenPattern {
  pattern: RegExp
  reason: string
}

// Written so that this file does not find itself.
const forbiddenPatterns: ForbiddenPattern[] = [
  {
    pattern: /"resolve[d]": "http[s]?:/,
    reason: 'names a package registry: npm finds packages wherever it is told to',
  },
  {
    pattern: /https?:\/\/[\w.-]*(?:registry[.]npmjs|jfrog|artifactory|verdaccio|nexus)[\w.-]*/i,
    reason: 'names a package registry',
  },
  { pattern: /(?:^|[\s'"`(=])\/work\/|[.]{2}\/shared\//, reason: 'is a path of somebody’s machine' },
  { pattern: /(?:^|[\s'"`(=])(?:\/home\/|\/Users\/)\w/, reason: 'is a path of somebody’s machine' },
  { pattern: /\b(?:TO[D]O|FIX[M]E|HA[C]K)\b/, reason: 'leaves work for later: do it, or write an issue' },
  { pattern: /\b(?:test|it|describe)[.](?:skip|only|todo)\(/, reason: 'switches tests off' },
  { pattern: /@ts-(?:ignore|nocheck)/, reason: 'silences the compiler' },
]

const textFilePattern =
  /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|html|svg|sql|graphql|sh|example)$|(?:^|\/)(?:\.npmrc|\.gitignore|\.ci\/run|LICENSE)$/

/** What is out of place in a file, with line and reason. */
export function findForbiddenText(file: string, content: string): string[] {
  return content
    .split('\n')
    .flatMap((line, index) =>
      forbiddenPatterns
        .filter(({ pattern }) => pattern.test(line))
        .map(({ pattern, reason }) => `${file}:${index + 1} "${pattern.exec(line)?.[0].trim()}" ${reason}`),
    )
}

if (import.meta.main) {
  reportProblems(
    listProjectFiles()
      .filter((file) => textFilePattern.test(file))
      .flatMap((file) => findForbiddenText(file, readText(file))),
  )
}
